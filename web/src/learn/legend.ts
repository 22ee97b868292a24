/** The icons of both games in groups; what each means is in guide-*.ftl. */
export const LEGEND: Record<string, [string, string[]][]> = {
  rocketmen: [
    ['items', ['money', 'computer', 'composite', 'biotech', 'science', 'rocket', 'vp', 'hand']],
    [
      'missions',
      ['satellite', 'spaceship', 'space-hotel', 'orbital-shipyard', 'space-station', 'asteroid-mining', 'base'],
    ],
    [
      'cards',
      ['engine', 'asteroid-impact', 'climate-change', 'pandemic', 'discard', 'one-use', 'launch-pad', 'pay', 'person'],
    ],
    ['places', ['hq', 'plan', 'area', 'warehouse', 'junkyard', 'deck', 'store', 'market', 'space', 'players']],
    ['signs', ['flag', 'lock', 'check', 'copy', 'undo', 'log', 'play', 'cross']],
  ],
  '1969': [
    ['ground', ['espionage', 'robotics', 'investors', 'insurance', 'simulation', 'ground-control']],
    ['rocket', ['eva', 'launch-pad', 'carrier-rocket', 'csm', 'lem', 'technology']],
    ['count', ['star', 'money', 'card', 'moon', 'flag', 'rocket']],
    ['signs', ['flask', 'sheet', 'people', 'log', 'lock', 'undo']],
  ],
}
