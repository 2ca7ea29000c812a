import { componentStyle } from '../../themes/componentStyle.ts'
import { space } from '../../tokens/scales.ts'

export const page = componentStyle({ paddingBlock: space[8] }, 'page')
