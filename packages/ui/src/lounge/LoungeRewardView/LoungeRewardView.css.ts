import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, typeSize, weight } from '../../tokens/scales.ts'

export const value = componentStyle('value', { fontWeight: weight.semibold, color: vars.color.text.default })

export const winners = componentStyle('winners', { display: 'grid', gap: space[3] })

export const prizes = componentStyle('prizes', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[8]}`,
})

/** The first fact is the prize. */
export const prize = componentStyle('prize', {
  fontFamily: vars.font.display,
  fontSize: typeSize.title,
  fontWeight: weight.bold,
  color: vars.color.text.default,
  selectors: { '&:first-child': { fontSize: typeSize.display, color: vars.color.warning.subtleFg } },
})
