/**
 * Ignores the further clicks of a double click after its first one has changed what is under the pointer. Otherwise the
 * second click of a player who double-clicks every button closes the dialog that the first one opened. Ends with the
 * next press, of a button or a key.
 */
export function ignoreRestOfDoubleClick(): void {
  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  const end = (event: UIEvent) => {
    if (event.detail < 2) ended.abort()
  }
  window.addEventListener('mousedown', end, options)
  window.addEventListener('keydown', end, options)
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('click', ignore, options)
}
