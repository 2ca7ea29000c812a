export interface Stop {
  name: string
  wrong: string
  /** Whether it is what was looked for, or in it. */
  isThere: boolean
}

/** Run in the page: focus has to have a mark, to be in sight, and at least a part of it must not lie under anything. */
export function judgeFocus(wanted: Element | null): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.id
  const style = getComputedStyle(element)
  // A card’s link is marked around the whole card, by what it covers the card with.
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
