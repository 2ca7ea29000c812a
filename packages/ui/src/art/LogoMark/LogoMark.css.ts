import { componentStyle } from '../../themes/componentStyle.ts'

export const mark = componentStyle({ flexShrink: 0, forcedColorAdjust: 'none' }, 'mark')
