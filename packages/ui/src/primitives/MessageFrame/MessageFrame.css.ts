import { componentStyle } from '../../themes/componentStyle.ts'

/** As large as its container. */
export const frame = componentStyle({ flex: 1, width: '100%', minHeight: 0, border: 0 }, 'frame')
