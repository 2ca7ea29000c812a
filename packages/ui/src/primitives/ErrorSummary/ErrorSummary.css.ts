import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, space, typeSize, weight } from '../../tokens/scales.ts'

export const summary = componentStyle('summary', {
  padding: `${space[4]} ${space[5]}`,
  border: `${borderWidth.heavy} solid ${vars.color.danger.border}`,
  borderRadius: vars.radius.large,
  color: vars.color.danger.subtleFg,
  backgroundColor: vars.color.danger.subtleBg,
})

export const heading = componentStyle('heading', {
  marginBlockEnd: space[2],
  fontSize: typeSize.lead,
  fontWeight: weight.bold,
})

export const list = componentStyle('list', { display: 'grid', gap: space[2], paddingInlineStart: space[5] })
