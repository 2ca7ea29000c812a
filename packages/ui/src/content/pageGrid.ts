import { pageMargin, pageWidth, space } from '../tokens/scales.ts'

/** The page of a text or a form. */
export const pageGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: pageMargin,
} as const
