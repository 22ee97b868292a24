### Les règles dans le navigateur, et le cadre du guide. Ce que dit le guide est dans guide-*.ftl.

## The pages of rules

refused-rules = Il n’y a pas de règles de ce nom ; il y a : { $known }.
web-learn-rules = Règles
web-learn-table = La table
web-learn-chapters = Chapitres
web-learn-chapter = { $number }. { $title }
web-learn-chapter-to-read = Aller à un chapitre
web-learn-search = Chercher dans les règles
web-learn-search-example = un mot, ou { $rule }
web-learn-found = { $count ->
    [0] Aucune règle
    [one] { $count } règle
   *[other] { $count } règles
  }
web-learn-nothing = Aucune règle n’a tous les mots de « { $search } ». Essaie avec moins de mots, ou de plus courts.
web-learn-about = À propos de cette page
web-learn-english = Cette page n’est pas encore traduite ; la voici en anglais.
web-learn-brief = Comment jouer, en deux minutes
web-learn-legend = Ce que veulent dire les icônes
web-learn-permanent = Lien vers cette règle
web-learn-permanent-of = Lien vers la règle { $rule }
web-learn-sample = Exemple d’un fichier de partie
web-learn-rule = Règle { $rule }
web-learn-card-rule = Ce que disent les règles : { $rule }
web-learn-loading = Un instant …
web-learn-no-rule = Cette règle n’existe pas.
web-learn-back = Retour
web-learn-close = Fermer
web-learn-in-the-rules = Montrer dans les règles

## The legend

web-learn-legend-signs = Signes et boutons

## The guide

web-learn-guide = Le guide
web-learn-now = Maintenant
web-learn-new = Nouveau
web-learn-try = Essaie ceci
web-learn-begin = Commencer à jouer
web-learn-on = Activer le guide
web-learn-off = Désactiver le guide
web-learn-got-it = Compris
web-learn-waiting-more = { $count ->
    [one] encore { $count } à lire
   *[other] encore { $count } à lire
  }
web-learn-again = Relire ou passer
web-learn-open = Montrer le guide
web-learn-fold = Replier le guide
web-learn-explain = Expliquer cette étape
web-learn-skip = Passer le guide
web-learn-skip-sure = Quitter le guide pour le reste de cette partie ?
web-learn-skip-yes = Oui, le quitter
web-learn-skip-no = Non, rester
