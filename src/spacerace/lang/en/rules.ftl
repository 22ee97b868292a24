### What the pages of rules say of a pack, between the words of the page.

rules-absent = *Not in this pack.*
rules-ours = [{ $what }]
rules-list = { $parts }
rules-figures = { $figures }
