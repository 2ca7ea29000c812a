import { lineHeight } from '../../tokens/scales.ts'
import { componentStyle } from '../../themes/componentStyle.ts'

/** Three lines of it; the page has all. */
export const excerpt = componentStyle(
  { maxHeight: `calc(3em * ${lineHeight.normal})`, overflow: 'hidden', lineHeight: lineHeight.normal },
  'excerpt',
)
