import { componentStyle } from '../../themes/componentStyle.ts'
import { ink, sand } from '../../tokens/palette.ts'
import { grid, radii } from '../../tokens/scales.ts'

// Black on white in every theme and in forced colours: scanners read nothing else.
export const bars = componentStyle('bars', {
  display: 'block',
  width: '100%',
  height: grid(22),
  maxWidth: grid(90),
  fill: ink[950],
  backgroundColor: sand[0],
  borderRadius: radii.small,
  forcedColorAdjust: 'none',
})
