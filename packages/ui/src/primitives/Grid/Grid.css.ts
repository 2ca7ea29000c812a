import { componentStyle } from '../../themes/componentStyle.ts'

export const grid = componentStyle({ display: 'grid' }, 'grid')
