/** Things are carried to where they shall go, beside clicking: a scientist to a research, a card to a flight. */

/** Pixels after which a thing that is held is carried. */
const FAR = 8

export type Load = {
  /** What is carried: a scientist by its number, or a card by its value. */
  scientist?: number
  card?: number
  /** It begins to move, and it is let go over a place, or over none. */
  begin?: () => void
  drop: (place: string | null) => void
}

export class Carry {
  /** What is on its way, and where it is. */
  now: { load: Load; x: number; y: number } | null = $state.raw(null)
  /** It was carried: the click that follows means nothing. */
  done = false

  /** A pointer is pressed on a thing. */
  hold(load: Load, { clientX: fromX, clientY: fromY, pointerId, button }: PointerEvent): void {
    this.done = false
    if (button !== 0) return
    const gone = new AbortController()
    const end = (): void => {
      gone.abort()
      this.now = null
    }
    const move = ({ clientX: x, clientY: y, pointerId: id }: PointerEvent): void => {
      if (id !== pointerId || (!this.now && Math.hypot(x - fromX, y - fromY) < FAR)) return
      if (!this.now) load.begin?.()
      this.now = { load, x, y }
    }
    const release = ({ clientX: x, clientY: y, pointerId: id }: PointerEvent): void => {
      if (id !== pointerId) return
      const carried = this.now !== null
      end()
      if (!carried) return
      this.done = true
      // Where no click follows, the next one counts.
      setTimeout(() => (this.done = false))
      load.drop(placeAt(x, y))
    }
    addEventListener('pointermove', move, gone)
    addEventListener('pointerup', release, gone)
    addEventListener('pointercancel', end, gone)
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), gone)
  }
}

function placeAt(x: number, y: number): string | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')
  return place?.dataset.drop ?? null
}
