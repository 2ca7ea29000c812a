import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, typeSize, weight } from '../../tokens/scales.ts'

export const facts = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space[2]} ${space[5]}`,
    fontVariantNumeric: 'tabular-nums',
  },
  'facts',
)

export const fact = componentStyle({ color: vars.color.text.muted }, 'fact')

export const value = componentStyle({ fontWeight: weight.semibold, fontSize: typeSize.body }, 'value')

export const prizes = componentStyle({ display: 'grid', gap: space[4] }, 'prizes')
