import { componentStyle } from '../../themes/componentStyle.ts'
import { layer } from '../../tokens/scales.ts'

export const confetti = componentStyle('confetti', {
  position: 'fixed',
  inset: 0,
  zIndex: layer.confetti,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
})
