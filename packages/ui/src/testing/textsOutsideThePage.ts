/** The texts that are clipped at the sides of the page, or that need sideways scrolling. */
export function textsOutsideThePage(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    range.selectNodeContents(text)
    const { left, right, width } = range.getBoundingClientRect()
    const isInside = left >= 0 && Math.floor(right) <= window.innerWidth
    if (width === 0 || isInside || !text.parentElement?.checkVisibility()) continue
    if (!isIntended(text.parentElement)) found.push(`“${text.textContent}”, from ${left} to ${right}`)
  }
  return found
}

/** It is inside a container that scrolls sideways by design, or is visually hidden. */
function isIntended(element: Element): boolean {
  const { overflowX, clipPath } = getComputedStyle(element)
  if (clipPath !== 'none') return true
  if (overflowX === 'auto' || overflowX === 'scroll')
    return !element.matches('[role=dialog], [role=alertdialog]')
  return element.parentElement !== null && isIntended(element.parentElement)
}
