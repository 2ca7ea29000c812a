import { useEffect } from 'react'

/** react-aria gives focus back in the first frame, if what opened the dialog can still take it. */
const afterFocusWasGivenBack = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

/**
 * Where the opener is gone or has been disabled meanwhile, focus would fall to the top of the document and a screen
 * reader would lose its place: it goes to a dialog that is still open, or to the heading of the page.
 */
export function useFocusAfterwards(): void {
  useEffect(
    () => () => {
      afterFocusWasGivenBack(() => {
        const { activeElement, body } = document
        if (activeElement === null || activeElement === body) goOn()
      })
    },
    [],
  )
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
