import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid } from '../../tokens/scales.ts'

export const medal = componentStyle('medal', {
  display: 'grid',
  placeItems: 'center',
  width: grid(28),
  height: grid(28),
  borderRadius: '50%',
  color: vars.color.accent.fg,
  backgroundColor: vars.color.accent.bg,
})
