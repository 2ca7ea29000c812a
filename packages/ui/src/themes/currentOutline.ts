import { borderWidth } from '../tokens/scales.ts'
import { media } from '../tokens/media.ts'

/** `@media` of the entries of a menu: forced colours take away the background that marks the current one. */
export const currentOutline = {
  [media.forcedColors]: {
    selectors: {
      // A focused entry keeps its focus ring.
      '&[aria-current]:not(:focus-visible)': { outline: `${borderWidth.thick} solid CanvasText` },
    },
  },
} as const
