import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, space } from '../../tokens/scales.ts'

export const entry = componentStyle('entry', { display: 'flex', alignItems: 'flex-start', gap: space[4] })

export const mark = componentStyle('mark', {
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: grid(11),
  height: grid(11),
  borderRadius: vars.radius.full,
  color: vars.color.accent.subtleFg,
  backgroundColor: vars.color.accent.subtleBg,
})

export const words = componentStyle('words', {
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
