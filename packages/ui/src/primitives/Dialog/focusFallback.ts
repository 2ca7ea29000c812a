/** By then react-aria has restored focus and the browser has removed it from disabled or hidden elements. */
export const afterTwoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

/** The DOM changes that can take focus from an element, for a `MutationObserver`. */
export const FOCUS_TAKING = {
  childList: true,
  subtree: true,
  attributeFilter: ['disabled', 'hidden', 'inert'],
}

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
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  // A page of another team may keep its closed dialogs in the document.
  const dialog = [...dialogs].findLast(each => each.checkVisibility({ visibilityProperty: true }))
  const place = dialog ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  return place && focusPlace(place)
}

/** Focuses an element, which need not be a control, without scrolling. */
export function focusPlace(place: HTMLElement): HTMLElement {
  if (!place.matches('a, button, input, select, textarea, [tabindex]')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  return place
}
