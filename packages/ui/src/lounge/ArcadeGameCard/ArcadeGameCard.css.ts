import { componentStyle } from '../../themes/componentStyle.ts'
import { media } from '../../tokens/scales.ts'

/** Two games fit side by side on a phone, with room only for the cost of a play. */
export const summary = componentStyle('summary', {
  '@media': { [`not all and ${media.tablet}`]: { display: 'none' } },
})
