import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { measure, media, space, typeSize, weight } from '../../tokens/scales.ts'

export const holder = componentStyle({ width: '100%', maxWidth: measure.form }, 'holder')

export const facts = componentStyle(
  {
    display: 'grid',
    gap: space[1],
    width: '100%',
    '@media': { [media.tablet]: { gap: space[2] } },
  },
  'facts',
)

export const fact = componentStyle(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[3] },
  'fact',
)

export const value = componentStyle(
  { fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums', color: vars.color.text.default },
  'value',
)

export const figure = componentStyle({ fontSize: typeSize.display, lineHeight: '1' }, 'figure')
