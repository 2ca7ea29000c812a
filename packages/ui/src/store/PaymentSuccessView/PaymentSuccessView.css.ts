import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, space, typeSize } from '../../tokens/scales.ts'

export const transaction = componentStyle('transaction', {
  fontSize: typeSize.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})

export const receipt = componentStyle('receipt', { display: 'grid', gap: space[8], maxWidth: grid(160) })
