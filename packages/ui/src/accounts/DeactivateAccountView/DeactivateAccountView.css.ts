import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space } from '../../tokens/scales.ts'

export const fact = componentStyle('fact', { display: 'flex', alignItems: 'flex-start', gap: space[3] })

export const mark = componentStyle('mark', {
  display: 'inline-flex',
  flexShrink: 0,
  paddingBlockStart: space[1],
  color: vars.color.text.accent,
})
