cli-setting-level = Rocketmen in solitario: quanto è dura l'AI: easy, normal (di norma) o hard
cli-setting-variants = Rocketmen: quante carte Variante si pescano: 0 (di norma) o 2
cli-setting-strict-declaration = Rocketmen: si può dichiarare qualsiasi destinazione; con troppo pochi punti Vettore il lancio è rinviato (RM-7.7)
