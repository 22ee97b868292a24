### L’application dans un terminal.

app-key-help = Aide
app-key-undo = Annuler
app-key-why = Pourquoi ?
app-key-hint = Conseil
app-key-odds = Chances
app-key-log = Journal
app-key-card = Carte
app-key-type = Écrire
app-key-rule = Règle
app-key-stop = Arrêter et compter
app-key-leave = Quitter
app-key-up = Haut
app-key-down = Bas

app-keys-close = Échap ferme
app-keys-leave = Échap quitte
app-keys-review = R revient sur tes décisions
app-keys-line = Entrée · Échap abandonne

app-ask-card = Quelle carte ou quelle pièce ? Le début de son nom suffit.
app-ask-rule = Quelle règle ? Son identifiant ou son numéro.
app-ask-type = Que veux-tu faire ? Le texte d’une option, ou son début.

app-over = La partie est finie
app-review = La chance et tes décisions
app-review-thinking = Un bot rejoue la partie et regarde chaque décision. Cela prend environ une demi-minute …
app-review-nothing = Aucune décision n’a coûté quoi que ce soit qu’on puisse affirmer.

app-help =
    Les flèches et Entrée, ou un clic, prennent une option ; un nombre y mène. Ce qui ne peut être annulé porte un signe.
    Page préc., Page suiv. et la molette font défiler la table.

      u   annuler ton dernier pas
      w   ce que tu ne peux pas faire, et pourquoi
      h   ce que ferait un bot
      o   montrer ou cacher les chances exactes
      l   tout ce qui s’est passé
      c   tout sur une carte
      b   le texte d’une règle
      t   écrire ce que tu veux, comme à l’invite simple
      s   arrêter et compter les points tels qu’ils sont
      q   quitter ; la partie est enregistrée après chaque pas

app-not-installed = L’application dans le terminal n’est pas installée : pip install 'spacerace[terminal]'. Voici l’invite simple.
