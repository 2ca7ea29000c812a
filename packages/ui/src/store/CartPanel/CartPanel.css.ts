import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, space, weight } from '../../tokens/scales.ts'

export const lines = componentStyle({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 }, 'lines')

export const line = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[4],
    borderBlockEnd: `${borderWidth.hairline} dashed ${vars.color.border.default}`,
    overflowWrap: 'anywhere',
  },
  'line',
)

export const steps = componentStyle({ display: 'flex', alignItems: 'center', gap: space[2] }, 'steps')

export const quantity = componentStyle(
  { minWidth: grid(8), textAlign: 'center', fontVariantNumeric: 'tabular-nums', fontWeight: weight.semibold },
  'quantity',
)

export const sum = componentStyle(
  { justifySelf: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: weight.semibold },
  'sum',
)
