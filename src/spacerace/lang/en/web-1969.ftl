### The table of 1969 in the browser. Sentences about what happens are in nineteen69.ftl.

n-espionage-card-text = { $value ->
    [one] { $value } point
   *[other] { $value } points
  } for your own rocket or against another's.
n-face-success = success
n-face-neutral = neutral
n-face-failure = failure
