### Standing orders: what they are called, and why one cannot be given.

## Labels

order-single = Skip every choice that has only one answer
order-ahead = Act ahead, as long as nothing new comes up
order-ahead-anyway = Act ahead, whatever comes up

## Refusals

refused-order-unknown = There is no standing order "{ $order }" in this game; there is: { $known }.
refused-order-now = The order "{ $order }" cannot be given now, because there is nothing that it could answer.
refused-order-takes-no-actions = The order "{ $order }" takes no list of actions; give it without one.
refused-order-without-actions = The order "{ $order }" needs at least one action to do ahead.
refused-order-too-many = These are { $count } actions, and an order takes at most { $most }; leave some out.
refused-order-too-long = Action { $number } of the list has { $length } characters, and an action has at most { $most }.
refused-order-not-a-line = Action { $number } of the list is not one plain line; write each action by itself.
