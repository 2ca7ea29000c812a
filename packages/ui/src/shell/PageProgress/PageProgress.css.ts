import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, easing, layer, pageLoad } from '../../tokens/scales.ts'

const grow = keyframes({ from: { scale: '0 1' } })

/** A border, which forced colours show. */
export const line = componentStyle('line', {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: layer.message,
  borderTop: `${borderWidth.heavy} solid ${vars.color.accent.bg}`,
  animation: `${grow} ${pageLoad} ${easing.out}`,
})
