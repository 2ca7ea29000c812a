import { componentStyle } from '../../themes/componentStyle.ts'

export const icon = componentStyle({ flexShrink: 0 }, 'icon')
