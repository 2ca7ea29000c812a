import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { lineHeight, space, typeSize, weight } from '../../tokens/scales.ts'

export const prize = componentStyle(
  {
    fontFamily: vars.font.display,
    fontSize: typeSize.display,
    fontWeight: weight.heavy,
    lineHeight: lineHeight.tight,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.points,
  },
  'prize',
)

export const facts = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space[1]} ${space[4]}`,
    fontVariantNumeric: 'tabular-nums',
  },
  'facts',
)

export const value = componentStyle({ fontWeight: weight.semibold, color: vars.color.text.default }, 'value')
