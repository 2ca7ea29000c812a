import { componentStyle } from '../themes/componentStyle.ts'

// Pictures keep their colours in forced colours mode: they are not controls.
export const picture = componentStyle('picture', {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  forcedColorAdjust: 'none',
})
