import { componentStyle } from '../../themes/componentStyle.ts'
import { media, tracking, typeSize, weight } from '../../tokens/scales.ts'

export const code = componentStyle('code', {
  fontSize: typeSize.title,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: tracking.code,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** A link on paper needs its address in letters. */
export const address = componentStyle('address', {
  overflowWrap: 'anywhere',
  '@media': { [`not ${media.print}`]: { display: 'none' } },
})

/** What does not belong on a printed coupon. */
export const afterwards = componentStyle('afterwards', { '@media': { [media.print]: { display: 'none' } } })
