import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, space, weight } from '../../tokens/scales.ts'

export const lines = componentStyle('lines', { display: 'grid', listStyle: 'none', padding: 0, margin: 0 })

export const line = componentStyle('line', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[4],
  borderBlockEnd: `${borderWidth.hairline} dashed ${vars.color.border.default}`,
  overflowWrap: 'anywhere',
})

export const steps = componentStyle('steps', { display: 'flex', alignItems: 'center', gap: space[2] })

export const quantity = componentStyle('quantity', {
  minWidth: grid(8),
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.semibold,
})

export const reason = componentStyle('reason', { gridColumn: '1 / -1' })

export const sum = componentStyle('sum', {
  justifySelf: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.semibold,
})
