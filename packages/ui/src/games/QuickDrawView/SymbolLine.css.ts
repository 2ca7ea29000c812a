import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, space } from '../../tokens/scales.ts'

export const line = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] }, 'line')

export const symbol = componentStyle(
  { width: grid(16), height: grid(12), overflow: 'hidden', borderRadius: vars.radius.medium },
  'symbol',
)
