import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, weight } from '../../tokens/scales.ts'

export const eyebrow = componentStyle({ fontWeight: weight.bold, color: vars.color.text.accent }, 'eyebrow')

export const foot = componentStyle(
  { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[4] },
  'foot',
)

export const count = componentStyle({ color: vars.color.text.muted }, 'count')
