/** Copy a text; also where a page came over plain http, and the browser keeps its clipboard to itself. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // Asked and refused: the old way may still do.
    }
  }
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'copy-field'
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}
