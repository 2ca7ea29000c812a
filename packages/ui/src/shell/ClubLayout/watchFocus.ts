import {
  afterTwoFrames,
  focusFallback,
  focusPlace,
  isFocusLost,
} from '../../primitives/Dialog/focusFallback.ts'

/** DOM changes that can take focus from an element. */
const OBSERVED = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] }

/**
 * Where the focused element is removed, hidden or disabled, often by its own press, and nothing else takes focus, it
 * moves to a control of the same form or to the heading of the same part.
 */
export function watchFocus(first: Element, signal: AbortSignal): void {
  let last: Element | null = null
  let around: readonly Element[] = []
  let isDue = false
  const isLeft = () => last !== null && isFocusLost() && !canHaveFocus(last)
  const recover = () => {
    isDue = false
    if (!isLeft()) return
    const place = placeIn(around)
    const focused = place ? focusPlace(place) : focusFallback()
    // After a press of a mouse the page keeps its scroll position.
    if (focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' })
  }
  const look = () => {
    if (isDue || !isLeft()) return
    isDue = true
    // By then the page, or a dialog that has closed, has moved focus itself.
    afterTwoFrames(recover)
  }
  // By then the browser has moved focus from a disabled element.
  const lookSoon = () => last && afterTwoFrames(look)
  const changes = new MutationObserver(lookSoon)
  changes.observe(document.body, OBSERVED)
  const remember = (element: Element) => {
    last = element
    // A removed element does not know where it was.
    around = ancestorsOf(last)
  }
  const leave = ({ target }: PointerEvent) => {
    if (!last?.contains(target as Node)) last = null
  }
  document.addEventListener('focusin', ({ target }) => remember(target as Element), { signal })
  document.addEventListener('pointerdown', leave, { signal, capture: true })
  signal.addEventListener('abort', () => changes.disconnect())
  // It may have been removed while this code was fetched.
  remember(isFocusLost() ? first : (document.activeElement ?? first))
  lookSoon()
}

function ancestorsOf(element: Element): readonly Element[] {
  const found: Element[] = []
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at)
  return found
}

const canHaveFocus = (element: Element) =>
  isReachable(element) && element.checkVisibility() && !element.matches(':disabled')

const isReachable = (element: Element) =>
  element.isConnected && !element.closest('[inert], [aria-hidden="true"]')

const FORM = 'form'
const IN_FORM = '[aria-invalid="true"]:enabled, [type="submit"]:enabled'
const PART = 'section, article, main, [role="dialog"], [role="alertdialog"]'

/** The nearest place that is left: a form's invalid field or button, or a part's heading. */
function placeIn(around: readonly Element[]): HTMLElement | null {
  for (const ancestor of around.filter(isReachable)) {
    const wanted = ancestor.matches(FORM) ? IN_FORM : ancestor.matches(PART) && 'h1, h2, h3, h4'
    const place = wanted && [...ancestor.querySelectorAll<HTMLElement>(wanted)].find(canHaveFocus)
    if (place) return place
  }
  return null
}
