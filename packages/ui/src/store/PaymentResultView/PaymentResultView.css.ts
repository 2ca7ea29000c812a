import { componentStyle } from '../../themes/componentStyle.ts'
import { space } from '../../tokens/scales.ts'

export const page = componentStyle({ padding: space[6] }, 'page')
