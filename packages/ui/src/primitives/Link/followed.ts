import type { MouseEvent } from 'react'

/** A plain press on a link goes by `follow`; what opens it elsewhere is left to the browser. */
export const followed = (follow: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  follow()
}
