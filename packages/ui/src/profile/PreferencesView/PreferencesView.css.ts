import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space } from '../../tokens/scales.ts'

export const all = componentStyle({ display: 'flex', flexDirection: 'column' }, 'all')

export const head = componentStyle({ display: 'flex', flexDirection: 'column' }, 'head')

export const about = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
    paddingInlineStart: grid(9),
  },
  'about',
)

/** Indented under the category's label rather than under its box. */
export const below = componentStyle(
  {
    display: 'grid',
    columnGap: space[6],
    marginBlockStart: space[3],
    paddingBlockStart: space[2],
    paddingInlineStart: grid(9),
    borderBlockStart: `${borderWidth.hairline} dashed ${vars.color.border.subtle}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  'below',
)

export const line = componentStyle({ display: 'flex' }, 'line')
