import { componentStyle } from '../../themes/componentStyle.ts'
import { space } from '../../tokens/scales.ts'

export const page = componentStyle('page', { paddingBlock: space[8] })
