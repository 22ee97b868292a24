cli-setting-level = Rocketmen allein: wie schwer die KI ist: easy, normal (ohne Angabe) oder hard
cli-setting-variants = Rocketmen: wie viele Varianten gezogen werden: 0 (ohne Angabe) oder 2
cli-setting-strict-declaration = Rocketmen: Jedes Ziel darf angesagt werden; mit zu wenigen Raketenpunkten wird der Start abgesagt (RM-7.7)
