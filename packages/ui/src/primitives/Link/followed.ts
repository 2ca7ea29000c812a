import type { MouseEvent } from 'react'

/** Handles a plain press on a link with `follow`; a press with a modifier key is left to the browser. */
export const followed = (follow: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  follow()
}
