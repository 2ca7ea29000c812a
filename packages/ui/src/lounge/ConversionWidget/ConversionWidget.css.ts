import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, typeSize, weight } from '../../tokens/scales.ts'

export const facts = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space[1]} ${space[5]}`,
    fontVariantNumeric: 'tabular-nums',
  },
  'facts',
)

export const fact = componentStyle({ color: vars.color.text.muted }, 'fact')

export const value = componentStyle({ fontWeight: weight.bold, fontSize: typeSize.body }, 'value')
