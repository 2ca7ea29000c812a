import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, space } from '../../tokens/scales.ts'

export const line = componentStyle('line', { display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const symbol = componentStyle('symbol', {
  width: grid(16),
  height: grid(12),
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
})
