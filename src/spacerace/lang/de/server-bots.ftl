### Bots, die im Server denken.

refused-bot-too-many-simulations = Auf diesem Server denkt ein Bot höchstens { NUMBER($most, useGrouping: 0) } Simulationen lang, und „{ $bot }“ will { NUMBER($asked, useGrouping: 0) }; nimm weniger.
refused-bot-too-many-seconds = Auf diesem Server denkt ein Bot höchstens { $most } Sekunden lang, und „{ $bot }“ will { $asked }; nimm weniger.
