### I bot che pensano nel server.

refused-bot-too-many-simulations = Su questo server un bot può pensare al massimo per { NUMBER($most, useGrouping: 0) } simulazioni, e "{ $bot }" ne chiede { NUMBER($asked, useGrouping: 0) }; chiedine meno.
refused-bot-too-many-seconds = Su questo server un bot può pensare al massimo per { $most } secondi, e "{ $bot }" ne chiede { $asked }; chiedine meno.
