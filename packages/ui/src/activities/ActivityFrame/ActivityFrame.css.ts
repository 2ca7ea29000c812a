import { componentStyle } from '../../themes/componentStyle.ts'
import { space } from '../../tokens/scales.ts'

/** Takes the focus for a moment; nothing in it has been chosen. */
export const opened = componentStyle(
  { display: 'grid', gap: space[6], selectors: { '&:focus': { outline: 'none' } } },
  'opened',
)
