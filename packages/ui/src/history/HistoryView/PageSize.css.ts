import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, space, touchTarget } from '../../tokens/scales.ts'

export const pageSize = componentStyle('pageSize', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
})

export const pageSizes = componentStyle('pageSizes', {
  minHeight: touchTarget,
  paddingInline: space[3],
  border: `${borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.raised,
})
