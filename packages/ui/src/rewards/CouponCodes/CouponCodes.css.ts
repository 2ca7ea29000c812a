import { componentStyle } from '../../themes/componentStyle.ts'
import { typeSize, weight } from '../../tokens/scales.ts'

export const code = componentStyle(
  {
    fontSize: typeSize.title,
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.06em',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  'code',
)
