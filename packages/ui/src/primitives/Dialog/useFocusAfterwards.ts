import { REQUEST_TIMEOUT_MS } from '@players-club/domain-models'
import { useEffect } from 'react'

/** react-aria gives focus back in the first frame, if what opened the dialog can still take it. */
const afterFocusWasGivenBack = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

/**
 * Where the opener is gone or has been disabled, focus would fall to the top of the document and a screen reader would
 * lose its place: it goes to a dialog that is still open, or to the heading of the page. An opener may go only when the
 * server has answered what the dialog asked for, so it is watched until focus is taken elsewhere or no answer can come.
 */
export function useFocusAfterwards(): void {
  useEffect(() => () => void afterFocusWasGivenBack(keepFocus), [])
}

/** By all of these an element that has focus can lose it. */
const CHANGES = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] }

function keepFocus() {
  const elsewhere = new AbortController()
  const { signal } = elsewhere
  const closedAt = performance.now()
  const look = () => {
    if (performance.now() - closedAt > REQUEST_TIMEOUT_MS) elsewhere.abort()
    if (!signal.aborted && isFocusLost()) goOn()
  }
  // A browser takes focus from what is disabled or hidden only when it lays the page out.
  const changes = new MutationObserver(() => requestAnimationFrame(look))
  changes.observe(document.body, CHANGES)
  signal.addEventListener('abort', () => changes.disconnect())
  for (const way of ['focusin', 'pointerdown'])
    document.addEventListener(way, () => elsewhere.abort(), { signal })
  look()
}

function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}

function goOn() {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1)
  const place = dialog ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  // Where a mouse closed the dialog the page stays where it was scrolled to.
  place.focus({ preventScroll: true })
  if (place.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' })
}
