### The application in a terminal.

app-key-help = Help
app-key-undo = Undo
app-key-why = Why not?
app-key-hint = Hint
app-key-odds = Odds
app-key-log = Log
app-key-card = Card
app-key-type = Type
app-key-rule = Rule
app-key-stop = Stop and count
app-key-leave = Leave
app-key-up = Up
app-key-down = Down

app-keys-close = Escape closes
app-keys-leave = Escape leaves
app-keys-review = R looks back at your decisions
app-keys-line = Enter · Escape gives up

app-ask-card = Which card or part? The beginning of its name is enough.
app-ask-rule = Which rule? Its id, or its number.
app-ask-type = What do you want to do? The text of an option, or how it begins.

app-over = The game is over
app-review = Luck, and your decisions
app-review-thinking = A bot plays the game again and looks at every decision. This takes about half a minute …
app-review-nothing = No decision cost anything that can be told.

app-help =
    Arrow keys and Enter, or a click, take an option; a number goes to it. What cannot be taken back has a sign.
    Page Up, Page Down and the wheel scroll the table.

      u   take your latest step back
      w   what you cannot do now, and why
      h   what a bot would do
      o   show or hide the exact odds
      l   all that happened
      c   everything about a card
      b   the text of a rule
      t   type what you want, as at the plain prompt
      s   stop, and count the points as they stand
      q   leave; the game is saved after every step

app-not-installed = The application in the terminal is not installed: pip install 'spacerace[terminal]'. Here is the plain prompt.
