import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { measure, space, tracking, typeSize, weight } from '../../tokens/scales.ts'

export const page = componentStyle('page', {
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  maxWidth: measure.text,
})

export const code = componentStyle('code', {
  fontFamily: vars.font.display,
  fontSize: typeSize.display,
  fontWeight: weight.bold,
  letterSpacing: tracking.code,
  overflowWrap: 'anywhere',
})

export const rules = componentStyle('rules', {
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: 'disc',
})
