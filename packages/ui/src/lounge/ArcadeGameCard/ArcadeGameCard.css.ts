import { componentStyle } from '../../themes/componentStyle.ts'
import { media } from '../../tokens/scales.ts'

/** Two games stand beside one another on a phone: there is room for what a play takes, not for more. */
export const summary = componentStyle(
  { '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } },
  'summary',
)
