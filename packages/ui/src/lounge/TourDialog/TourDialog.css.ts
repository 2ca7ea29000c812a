import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid } from '../../tokens/scales.ts'

export const picture = componentStyle(
  { height: grid(44), overflow: 'hidden', borderRadius: vars.radius.large },
  'picture',
)
