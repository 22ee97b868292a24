/** A wait that a click ends. */
export class Pause {
  #wake: (() => void) | null = null

  /** Wait so many milliseconds, or until ``end``. */
  async for(takes: number): Promise<void> {
    if (takes <= 0) return
    await new Promise<void>((done) => {
      const timer = setTimeout(() => this.#wake?.(), takes)
      this.#wake = () => {
        clearTimeout(timer)
        this.#wake = null
        done()
      }
    })
  }

  end(): void {
    this.#wake?.()
  }
}
