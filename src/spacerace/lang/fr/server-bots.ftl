### Les bots qui réfléchissent sur le serveur.

refused-bot-too-many-simulations = Ce serveur laisse un bot réfléchir pendant { NUMBER($most, useGrouping: 0) } simulations au plus, et « { $bot } » en demande { NUMBER($asked, useGrouping: 0) } ; demandes-en moins.
refused-bot-too-many-seconds = Ce serveur laisse un bot réfléchir pendant { $most } secondes au plus, et « { $bot } » en demande { $asked } ; demandes-en moins.
