### Pips: what is done, what happens, what is refused.

web-pips = Pips
web-pips-what = Collect pips, but not too many: your hidden card counts at the end.
home-mode-pips-standard = The usual game
deck-card = card
pips-card = Card { $value }
pips-side = { $side }

pips-action-add = Add { $count } { $count ->
    [one] pip
   *[other] pips
  }, so that you have { $sum }
pips-action-peek = Peek at your card
pips-action-draw = Draw a card, and end your turn
pips-action-finish = Finish
pips-action-drawn = Card { $value }

pips-fact-dealt = { $player } gets a card, face down.
pips-fact-added = { $player } adds { $pips } { $pips ->
    [one] pip
   *[other] pips
  }.
pips-fact-peeked = { $player } peeks at their card: { $value }.
pips-fact-peeked-hidden = { $player } peeks at their card.
pips-fact-drew = { $player } draws a { $value }.
pips-fact-finished = { $player } finishes.
pips-fact-turned = The card of { $player } is a { $value }, for a score of { $score }.

pips-step-turn = Your turn: you have { $pips } of { $limit } pips.
pips-step-over = The game is over.

pips-refused-player-count = Pips is played by 2 to 4, not by { $players }.
pips-refused-option = Pips has no setting "{ $option }".
pips-refused-large = You add at most { $most } pips at once.
pips-refused-limit = You cannot add pips beyond { $limit }.
pips-refused-peek = You have looked at your card already.
pips-refused-empty = No card is left to draw.
