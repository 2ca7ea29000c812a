import { componentStyle } from '../../themes/componentStyle.ts'
import { space } from '../../tokens/scales.ts'

export const name = componentStyle('name', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
})
