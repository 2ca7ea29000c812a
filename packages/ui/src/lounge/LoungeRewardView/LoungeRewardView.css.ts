import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, typeSize, weight } from '../../tokens/scales.ts'

export const value = componentStyle({ fontWeight: weight.semibold, color: vars.color.text.default }, 'value')

export const winners = componentStyle({ display: 'grid', gap: space[3] }, 'winners')

export const prizes = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space[2]} ${space[8]}` },
  'prizes',
)

/** The first fact is the prize. */
export const prize = componentStyle(
  {
    fontFamily: vars.font.display,
    fontSize: typeSize.title,
    fontWeight: weight.bold,
    color: vars.color.text.default,
    selectors: { '&:first-child': { fontSize: typeSize.display, color: vars.color.warning.subtleFg } },
  },
  'prize',
)
