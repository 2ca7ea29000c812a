import { duration, radii } from '../tokens/scales.ts'

/** Family names; the second is the metric-adjusted fallback that avoids a layout shift while fonts load. */
export const fontFamily = {
  display: "'Bricolage Grotesque', 'Bricolage Fallback', system-ui, sans-serif",
  text: "Figtree, 'Figtree Fallback', system-ui, sans-serif",
} as const

/** Values that our own themes share. */
export const houseShape = { radius: radii, font: fontFamily, motion: duration } as const
