import { componentStyle } from '../themes/componentStyle.ts'

// Pictures keep their colours under forced colours: they are pictures, not controls.
export const picture = componentStyle({ width: '100%', height: '100%', forcedColorAdjust: 'none' }, 'picture')
