import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, typeSize } from '../../tokens/scales.ts'

export const strength = componentStyle('strength', {
  position: 'relative',
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[2],
})

export const checklist = componentStyle('checklist', {
  display: 'grid',
  gap: space[2],
  fontSize: typeSize.small,
})

export const condition = componentStyle('condition', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  color: vars.color.text.muted,
})

export const met = componentStyle('met', { color: vars.color.success.subtleFg })
