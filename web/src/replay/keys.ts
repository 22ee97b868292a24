/** The keys of a player, wherever the focus is but where it needs them itself. */
export function onKeys(keys: Readonly<Record<string, () => void>>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const on = event.target as HTMLElement
    const field = on.closest('select, input, textarea, dialog, [role="dialog"]')
    // Space presses a button that has the focus; a slider, a list or a part that scrolls has the other keys.
    if (field && !(field instanceof HTMLInputElement && field.type === 'range')) return
    if (event.key === ' ' && on.closest('button, a, summary')) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}
