import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, space, typeSize, weight } from '../../tokens/scales.ts'

export const lines = componentStyle('lines', { display: 'grid', listStyle: 'none', padding: 0, margin: 0 })

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  fontVariantNumeric: 'tabular-nums',
} as const

export const line = componentStyle('line', {
  ...row,
  paddingBlock: space[3],
  borderBlockEnd: `${borderWidth.hairline} dashed ${vars.color.border.default}`,
  overflowWrap: 'anywhere',
})

export const total = componentStyle('total', {
  ...row,
  paddingBlockStart: space[4],
  fontWeight: weight.bold,
  fontSize: typeSize.lead,
})
