order-pass-launch = Pass on Industrial Espionage when your Rocket points are counted, until your turn is over
