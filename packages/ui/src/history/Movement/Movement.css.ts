import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { media, space, typeSize, weight } from '../../tokens/scales.ts'

export const notes = componentStyle('notes', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  marginBlockStart: space[1],
  fontSize: typeSize.small,
  fontWeight: weight.regular,
  color: vars.color.text.muted,
})

export const day = componentStyle('day', { whiteSpace: 'nowrap' })
export const hour = componentStyle('hour', {
  whiteSpace: 'nowrap',
  fontSize: typeSize.small,
  color: vars.color.text.muted,
  '@media': { [media.tablet]: { display: 'block' } },
})

export const amount = componentStyle('amount', { fontWeight: weight.bold, whiteSpace: 'nowrap' })
export const gained = componentStyle('gained', { color: vars.color.success.subtleFg })
