import { componentStyle } from '../../themes/componentStyle.ts'
import { media } from '../../tokens/scales.ts'

/** What does not belong on a printed coupon. */
export const afterwards = componentStyle('afterwards', { '@media': { [media.print]: { display: 'none' } } })
