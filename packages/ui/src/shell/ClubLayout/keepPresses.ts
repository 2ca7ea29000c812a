const PRESSABLE = 'a, button, label, summary, input'
/** A pointer that moves further is dragged off its target, which cancels a press. */
const STILL_PX = 10

/**
 * Keeps a press whose own mousedown moves its target: a field loses focus by it, and the error that appears there moves
 * what is below from under the pointer. The browser then clicks what target and pointer have in common.
 */
export function keepPresses(signal: AbortSignal): void {
  const options = { signal, capture: true }
  let press: MouseEvent | null = null
  let target: Element | null = null
  let top = 0
  const begin = (event: MouseEvent) => {
    press = event
    target = null
  }
  const leave = () => {
    target = press?.target instanceof Element ? press.target.closest(PRESSABLE) : null
    top = topOf(target)
  }
  const end = (click: MouseEvent) => {
    const missed = target
    target = null
    // A click by keyboard is not the end of a press.
    if (!missed || !press || click.detail === 0 || topOf(missed) === top) return
    const clicked = click.target as Element
    // A label clicks the control in it.
    if (missed.contains(clicked) || clicked.closest('label')?.contains(missed)) return
    const distance = Math.hypot(click.clientX - press.clientX, click.clientY - press.clientY)
    if (distance < STILL_PX) missed.dispatchEvent(new MouseEvent('click', click))
  }
  document.addEventListener('mousedown', begin, options)
  document.addEventListener('focusout', leave, options)
  document.addEventListener('click', end, options)
}

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
