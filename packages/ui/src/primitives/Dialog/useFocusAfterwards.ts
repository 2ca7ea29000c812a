import { REQUEST_TIMEOUT_MS } from '@players-club/domain-models'
import { useEffect } from 'react'

/** By then react-aria has given focus back, and a browser has taken it from what is disabled or hidden. */
const afterTwoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

/**
 * Where the opener is gone or has been disabled, focus would fall to the top of the document and a screen reader would
 * lose its place: it goes to a dialog that is still open, or to the heading of the page. An opener may go only when the
 * server has answered what the dialog asked for, so it is watched until focus is taken elsewhere or no answer can come.
 */
export function useFocusAfterwards(): void {
  useEffect(() => () => void afterTwoFrames(keepFocus), [])
}

/** What takes focus from openers, or brings those that do so. */
const CHANGES = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] }

function keepFocus() {
  if (isFocusLost()) {
    const place = goOn()
    // Where a mouse closed the dialog the page stays where it was scrolled to.
    if (place?.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' })
    return
  }
  const elsewhere = new AbortController()
  const { signal } = elsewhere
  const { activeElement } = document
  const closedAt = performance.now()
  const look = () => {
    if (performance.now() - closedAt > REQUEST_TIMEOUT_MS) elsewhere.abort()
    if (!signal.aborted && isFocusLost()) goOn()
  }
  const changes = new MutationObserver(() => afterTwoFrames(look))
  changes.observe(document.body, CHANGES)
  signal.addEventListener('abort', () => changes.disconnect())
  document.addEventListener('pointerdown', () => elsewhere.abort(), { signal })
  const leave = ({ target }: FocusEvent) => {
    // Whoever comes back from another window finds focus where it was.
    if (target !== activeElement) elsewhere.abort()
  }
  document.addEventListener('focusin', leave, { signal })
}

function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}

/** Moves focus, and not the page: whoever reads on meanwhile stays there. */
function goOn(): HTMLElement | null {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1)
  const place = dialog ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!place) return null
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  return place
}
