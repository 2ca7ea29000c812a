import { componentStyle } from '../../themes/componentStyle.ts'
import { space } from '../../tokens/scales.ts'

export const ways = componentStyle('ways', {
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[6],
  listStyle: 'decimal',
})
