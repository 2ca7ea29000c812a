import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { query, space, typeSize, unseen, weight } from '../../tokens/scales.ts'

export const bar = componentStyle('bar', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})

export const name = componentStyle('name', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  marginInlineEnd: 'auto',
  fontFamily: vars.font.display,
  fontSize: typeSize.title,
  fontWeight: weight.heavy,
})

/** On a phone the logo replaces the name, or the bar would need two rows. */
export const words = componentStyle('words', { '@media': { [query.unnamed]: unseen } })
