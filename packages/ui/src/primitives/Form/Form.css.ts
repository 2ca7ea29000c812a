import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, typeSize } from '../../tokens/scales.ts'

export const submitHint = componentStyle('submitHint', {
  marginBlockStart: space[2],
  fontSize: typeSize.small,
  color: vars.color.text.muted,
})
