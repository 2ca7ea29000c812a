import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { typeSize } from '../../tokens/scales.ts'

export const transaction = componentStyle(
  {
    fontSize: typeSize.small,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
    overflowWrap: 'anywhere',
  },
  'transaction',
)
