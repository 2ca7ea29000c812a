import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, typeSize } from '../../tokens/scales.ts'

export const strength = componentStyle(
  { position: 'relative', display: 'grid', gap: space[3], marginBlockStart: space[2] },
  'strength',
)

export const checklist = componentStyle(
  { display: 'grid', gap: space[2], fontSize: typeSize.small },
  'checklist',
)

export const condition = componentStyle(
  { display: 'flex', alignItems: 'flex-start', gap: space[2], color: vars.color.text.muted },
  'condition',
)

export const met = componentStyle({ color: vars.color.success.subtleFg }, 'met')
