know-points-missions = Missions
know-points-threats = Threats averted
know-points-tokens = First on Moon and Mars
know-points-goal = Personal Goal
know-points-variants = Variants
know-tie-goal-missed = The points would have done, but the Personal Goal was not met: the AI wins.
know-tie-alone = As many points as the AI: { $won ->
    [yes] that is enough here.
   *[no] the AI wins a tie.
}
know-tie-best-mission = The points were equal; the better mission decided.
know-tie-missions = The points were equal; the greater number of missions decided.
know-aim-no-mission = There is no mission to fly yet: better cards come first.
know-aim-wait = It waits, to launch { $where } with better odds later.
know-aim-towards = It works towards { $where }.
know-aim-mission = It works towards { $where }{ $need ->
    [0] , which could be launched already.
    [one] , for which 1 Rocket point is lacking.
   *[other] , for which { $need } Rocket points are lacking.
}
know-luck-arrived = { $where } arrived, with a chance of { $chance }% at the start.
know-luck-failed = { $where } failed, with a chance of { $chance }% at the start.
know-luck-aborted = { $where } was aborted: the draws changed a chance of { $chance }% to { $left }%.
know-feat-first-moon = First on the Moon.
know-feat-first-mars = First on Mars.
know-feat-flight = The best flight: { $points } VP at { $location }.
