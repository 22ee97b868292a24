### Les consignes : leurs noms, et pourquoi l’une d’elles ne peut pas être donnée.

## Labels

order-single = Sauter tout choix qui n’a qu’une réponse
order-ahead = Agir d’avance, tant que rien de nouveau n’arrive
order-ahead-anyway = Agir d’avance, quoi qu’il arrive

## Refusals

refused-order-unknown = Il n’y a pas de consigne « { $order } » dans ce jeu ; il y a : { $known }.
refused-order-now = La consigne « { $order } » ne peut pas être donnée maintenant : il n’y a rien à quoi elle pourrait répondre.
refused-order-takes-no-actions = La consigne « { $order } » ne prend pas de liste d’actions ; donne-la sans liste.
refused-order-without-actions = La consigne « { $order } » demande au moins une action à faire d’avance.
refused-order-too-many = Il y a là { $count } actions, et une consigne en prend au plus { $most } ; enlèves-en.
refused-order-too-long = L’action { $number } de la liste a { $length } caractères, et une action en a au plus { $most }.
refused-order-not-a-line = L’action { $number } de la liste n’est pas une seule ligne de texte simple ; écris chaque action à part.
