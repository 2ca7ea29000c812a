import { componentStyle } from '../../themes/componentStyle.ts'
import { space } from '../../tokens/scales.ts'

export const other = componentStyle('other', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  rowGap: space[4],
})
