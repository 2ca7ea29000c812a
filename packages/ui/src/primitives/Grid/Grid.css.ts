import { componentStyle } from '../../themes/componentStyle.ts'

export const grid = componentStyle('grid', { display: 'grid' })
