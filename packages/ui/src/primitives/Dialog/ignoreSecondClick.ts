/**
 * Ignores the second click of a double click whose first one has changed what is under the pointer. Otherwise a player
 * who double-clicks every button closes each dialog with the press that opens it. Ends with the next press of a button
 * or a key; a third click counts: it belongs to fast clicks through several steps.
 */
export function ignoreSecondClick(): void {
  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  const end = (event: UIEvent) => {
    if (event.detail !== 2) ended.abort()
  }
  window.addEventListener('mousedown', end, options)
  window.addEventListener('keydown', end, options)
  const ignore = (event: MouseEvent) => {
    if (event.detail !== 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('click', ignore, options)
}
