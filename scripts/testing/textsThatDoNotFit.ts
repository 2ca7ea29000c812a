/**
 * The texts that a box cuts off, or that hang out of the one they stand in over what comes after. Whole in itself, so
 * that it can be run in a page of any browser test.
 */
export function textsThatDoNotFit(): string[] {
  /** A line of text is taller than its letters; what hangs out of a box a little covers nothing. */
  const AIR = { cut: 0.15, hanging: 0.35 }
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

  function boxThatIsTooSmall(parent: Element, text: DOMRect): Element | undefined {
    const size = Number.parseFloat(getComputedStyle(parent).fontSize)
    let [isNearest, isAcrossBound, isDownBound] = [true, true, true]
    for (let box: Element | null = parent; box && (isAcrossBound || isDownBound); box = box.parentElement) {
      const { display, overflowX, overflowY, clipPath, position } = getComputedStyle(box)
      // There for those who listen alone.
      if (clipPath !== 'none') return undefined
      if (display === 'inline' || display === 'contents') continue
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const down = Math.max(text.bottom - bottom, top - text.top) / size
      const isTooWide = text.right > right + 1 || text.left < left - 1
      if (isNearest && overflowY === 'visible' && down > AIR.hanging) return box
      if (isDownBound && isCut(overflowY) && down > AIR.cut) return box
      if (isAcrossBound && isTooWide && isCut(overflowX)) return box
      isNearest = false
      isAcrossBound &&= !isScrolled(overflowX) && position !== 'fixed'
      isDownBound &&= !isScrolled(overflowY) && position !== 'fixed'
    }
    return undefined
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const { parentElement, textContent } = text
    if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(text)
    const box = boxThatIsTooSmall(parentElement, range.getBoundingClientRect())
    if (box) found.push(`“${textContent.trim()}” in ${box.tagName.toLowerCase()}.${box.className}`)
  }
  return found
}
