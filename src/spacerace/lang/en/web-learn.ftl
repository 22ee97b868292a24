### The rules in the browser, and the frame of the guide. What the guide says is in guide-*.ftl.

## The pages of rules

refused-rules = There are no rules of that name; there are: { $known }.
web-learn-rules = Rules
web-learn-table = The table
web-learn-chapters = Chapters
web-learn-chapter = { $number }. { $title }
web-learn-chapter-to-read = Go to a chapter
web-learn-search = Search the rules
web-learn-search-example = a word, or { $rule }
web-learn-found = { $count ->
    [0] No rule
    [one] { $count } rule
   *[other] { $count } rules
  }
web-learn-nothing = No rule has all the words of “{ $search }”. Try fewer or shorter ones.
web-learn-about = About this page
web-learn-english = This page has not been translated yet; here it is in English.
web-learn-brief = How to play in two minutes
web-learn-legend = What the icons mean
web-learn-permanent = Link to this rule
web-learn-permanent-of = Link to rule { $rule }
web-learn-sample = Example of a match file
web-learn-rule = Rule { $rule }
web-learn-card-rule = What the rules say: { $rule }
web-learn-loading = One moment …
web-learn-no-rule = There is no such rule.
web-learn-back = Back
web-learn-close = Close
web-learn-in-the-rules = Show it in the rules

## The legend

web-learn-legend-signs = Signs and buttons

## The guide

web-learn-guide = Guide
web-learn-now = Now
web-learn-new = New
web-learn-try = Try this
web-learn-begin = Start playing
web-learn-on = Switch the guide on
web-learn-off = Switch the guide off
web-learn-got-it = Got it
web-learn-waiting-more = { $count ->
    [one] { $count } more to read
   *[other] { $count } more to read
  }
web-learn-again = Read again or skip
web-learn-open = Show the guide
web-learn-fold = Fold the guide
web-learn-explain = Explain this step
web-learn-skip = Skip the guide
web-learn-skip-sure = Leave the guide for the rest of this game?
web-learn-skip-yes = Yes, leave it
web-learn-skip-no = No, stay
