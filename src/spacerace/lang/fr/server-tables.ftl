### Les tables que ce serveur ne peut que montrer.

table-unreadable = Cette table a été gardée par une autre version de spacerace, et celle-ci ne sait pas la lire. Rien n’est perdu : l’hôte peut démarrer la version qui l’a gardée.
table-newer-rules = Cette partie a commencé sous des règles plus récentes que celles de ce serveur : on ne peut que la regarder. Elle continuera quand l’hôte redémarrera la version plus récente.
