import { pageWidth, space } from '../tokens/scales.ts'

/** The page of a text or a form; it sets its own margins on wider screens. */
export const pageGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: space[4],
} as const
