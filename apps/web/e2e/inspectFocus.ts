export interface Stop {
  name: string
  wrong: string
  /** Whether the focused element is the wanted one, or inside it. */
  isThere: boolean
}

/** Runs in the page: the focused element needs a visible ring, and at least a part of it has to be unobscured. */
export function inspectFocus(wanted: Element | null): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.id
  const style = getComputedStyle(element)
  // A card’s link has its ring around the whole card, on the pseudo-element that covers the card.
  const hasMark = [style, getComputedStyle(element, '::after')].some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  )
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const across = [0.1, 0.5, 0.9].map(part => left + (right - left) * part)
  const down = [0.1, 0.5, 0.9].map(part => top + (bottom - top) * part)
  const isSeen = across.some(x =>
    down.some(y => {
      const at = document.elementFromPoint(x, y)
      return at !== null && (at === element || element.contains(at) || at.contains(element))
    }),
  )
  return {
    name,
    wrong: [hasMark ? '' : 'no mark', isSeen ? '' : 'hidden'].filter(Boolean).join(', '),
    isThere: wanted?.contains(element) ?? false,
  }
}
