import { componentStyle } from '../../themes/componentStyle.ts'

/** As large as its container. */
export const frame = componentStyle('frame', { flex: 1, width: '100%', minHeight: 0, border: 0 })
