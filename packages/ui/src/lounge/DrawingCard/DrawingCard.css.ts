import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { lineHeight, space, typeSize, weight } from '../../tokens/scales.ts'

export const prize = componentStyle('prize', {
  fontFamily: vars.font.display,
  fontSize: typeSize.display,
  fontWeight: weight.heavy,
  lineHeight: lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.points,
})

export const facts = componentStyle('facts', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[1]} ${space[4]}`,
  fontVariantNumeric: 'tabular-nums',
})

export const value = componentStyle('value', { fontWeight: weight.semibold, color: vars.color.text.default })
