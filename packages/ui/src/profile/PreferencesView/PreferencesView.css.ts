import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, space } from '../../tokens/scales.ts'

export const all = componentStyle({ display: 'flex', flexDirection: 'column' }, 'all')

export const head = componentStyle({ display: 'flex', flexDirection: 'column' }, 'head')

/** Below its category, under the category's own words rather than under its box. */
export const below = componentStyle(
  {
    display: 'grid',
    marginBlockStart: space[3],
    paddingBlockStart: space[2],
    paddingInlineStart: grid(9),
    borderBlockStart: `${borderWidth.hairline} dashed ${vars.color.border.subtle}`,
  },
  'below',
)

export const line = componentStyle({ display: 'flex' }, 'line')
