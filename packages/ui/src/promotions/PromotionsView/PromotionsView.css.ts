import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, weight } from '../../tokens/scales.ts'

export const eyebrow = componentStyle('eyebrow', { fontWeight: weight.bold, color: vars.color.text.accent })

export const foot = componentStyle('foot', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
})

export const count = componentStyle('count', { color: vars.color.text.muted })
