### Les parties après coup : rediffusions, fichiers de partie, tables « et si », donnes rejouées.

refused-no-moment = Il n’y a rien ici après le moment { $last }. Choisis un nombre de 0 à { $last }.
refused-entry-running = Tant qu’une partie est en cours, on ne la regarde que par ce que sa propre place a vu. Demande un moment, pas une entrée du journal complet.
refused-broken-beginning = Les règles ont changé depuis cette partie, si bien que même son début ne peut plus être montré. Elle peut encore être exportée.
refused-deal-in-play = Tu joues à une table où cette donne est en cours : ses autres tables te sont fermées pour l’instant. Finis cette partie, ou libère ta place là-bas.
refused-deal-sealed = Cette donne se joue en ce moment à une autre table. Tant que cette partie-là n’est pas finie, ou n’a pas reposé { $days } jours, personne n’obtient la graine de celle-ci, ni son fichier, ni plus que ce que sa propre place a vu.
refused-seat-count = Cette partie a { $seats } places. Dis pour chacune qui joue.
refused-fork-place = Un « et si » commence soit à un moment d’une place, soit à une entrée du journal : donne l’un des deux, pas les deux.
refused-fork-end = À ce point, la partie est finie. Commence le « et si » plus tôt.
refused-not-over = Cette partie n’est pas encore finie. Sa donne pourra être rejouée ensuite.
refused-again-other-luck = Les cartes de cette partie ne découlent pas de sa graine : elle a été bifurquée, modifiée ou poursuivie ailleurs. Sa donne ne peut donc pas être rejouée.
refused-deal-gone = Toutes les autres tables de cette donne ont été supprimées, et ses cartes avec elles. Ouvre ta propre table.
refused-undo-over = La partie est finie et toutes les cartes sont visibles : rien ne peut plus être annulé.
refused-import-entries = Ce fichier de partie a plus de { $most } lignes, plus que n’en tient une table.
refused-import-pack = Le jeu de composants de ce fichier de partie est trop long : il a { $length } caractères et peut en avoir { $most }.
refused-import-start = L’état d’où part ce fichier de partie est trop long : il a { $length } caractères et peut en avoir { $most }.
refused-import-stuck = Cette entrée mène la partie là où elle ne peut plus continuer. Le fichier de partie a été modifié, ou vient d’une autre version.
refused-import-slow = Ce fichier de partie est trop long à rejouer. Il a été modifié, ou vient d’une autre version.

archive-broken = Les règles ont changé depuis le début de cette partie, et elle ne peut pas être rejouée plus loin. Ce qui a été vu jusqu’ici peut être regardé et exporté.
archive-broken-file = Les règles ont changé depuis : ce fichier ne se rejoue plus au-delà de l’entrée { $entry }.
