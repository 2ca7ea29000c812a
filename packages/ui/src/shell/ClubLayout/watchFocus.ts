import {
  afterTwoFrames,
  FOCUS_TAKING,
  focusFallback,
  focusPlace,
  isFocusLost,
} from '../../primitives/Dialog/focusFallback.ts'
import { keepPresses } from './keepPresses.ts'

/** The element that had focus last, and what was around it: a removed element does not know where it was. */
export interface Focused {
  path: readonly EventTarget[]
}

/**
 * Where the focused element is removed, hidden or disabled, often by its own press, and nothing else takes focus, it
 * moves to a control of the same form or to the heading of the same part. A press that moves focus stays what it was.
 */
export function watchFocus(focused: Focused, signal: AbortSignal): void {
  keepPresses(signal)
  let isDue = false
  const isLeft = () => {
    const [last] = elementsOf(focused)
    // The browser takes focus from a disabled element some time later, on a busy machine after several frames.
    return last && !canHaveFocus(last) && (isFocusLost() || document.activeElement === last)
  }
  const recover = () => {
    isDue = false
    if (signal.aborted || !isLeft() || isOutside()) return
    const [, ...around] = elementsOf(focused)
    const place = placeIn(around)
    const reached = place ? focusPlace(place) : focusFallback()
    // After a press of a mouse the page keeps its scroll position.
    if (reached?.matches(':focus-visible')) reached.scrollIntoView({ block: 'nearest' })
  }
  const look = () => {
    if (signal.aborted || isDue || !isLeft()) return
    isDue = true
    // By then the page, or a dialog that has closed, has moved focus itself.
    afterTwoFrames(recover)
  }
  const lookSoon = () => afterTwoFrames(look)
  const changes = new MutationObserver(lookSoon)
  changes.observe(document.body, FOCUS_TAKING)
  const leave = ({ target }: PointerEvent) => {
    const [last] = elementsOf(focused)
    if (!last?.contains(target as Node)) focused.path = []
  }
  document.addEventListener('pointerdown', leave, { signal, capture: true })
  signal.addEventListener('abort', () => changes.disconnect())
  // It may have been removed while this code was fetched.
  lookSoon()
}

/** This page is a frame, and the focus is in the page around it or elsewhere: it is not ours to take. */
const isOutside = () => window.parent !== window && !document.hasFocus()

const elementsOf = ({ path }: Focused) => path.filter(part => part instanceof Element)

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
