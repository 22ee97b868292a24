cli-setting-level = Rocketmen alone: how hard the AI is: easy, normal (the default) or hard
cli-setting-variants = Rocketmen: how many Variant cards are drawn: 0 (the default) or 2
cli-setting-strict-declaration = Rocketmen: any destination may be declared; with too few Rocket points the launch is scrubbed (RM-7.7)
