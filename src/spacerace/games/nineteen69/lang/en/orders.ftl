order-pass-mission = Pass on espionage for this mission
order-pass-year = Pass on espionage against the others' missions until the year is over
order-convert-all = Let Ground Control always turn all the neutral dice it can
