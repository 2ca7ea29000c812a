/** Whether focus has fallen to the body, so that a screen reader has lost its place. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}

/**
 * Focuses the topmost dialog, or else the heading of the page, without scrolling, so that the reader keeps the
 * place.
 */
export function focusFallback(): HTMLElement | null {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1)
  const place = dialog ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!place) return null
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  return place
}
