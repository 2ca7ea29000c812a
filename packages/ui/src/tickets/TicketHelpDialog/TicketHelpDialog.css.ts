import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'

export const sample = componentStyle('sample', {
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
})
