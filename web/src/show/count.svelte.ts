/** The last count: who saw the game end is not told who has won before the points are counted. */

class LastCount {
  /** What the end brought may be told, on the board too. */
  told = $state(true)
}

export const lastCount = new LastCount()
