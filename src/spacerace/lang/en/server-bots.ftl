### Bots that think in the server.

refused-bot-too-many-simulations = This server lets a bot think for { NUMBER($most, useGrouping: 0) } simulations at most, and "{ $bot }" asks for { NUMBER($asked, useGrouping: 0) }; ask for fewer.
refused-bot-too-many-seconds = This server lets a bot think for { $most } seconds at most, and "{ $bot }" asks for { $asked }; ask for fewer.
