import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space } from '../../tokens/scales.ts'

export const all = componentStyle('all', { display: 'flex', flexDirection: 'column' })

export const head = componentStyle('head', { display: 'flex', flexDirection: 'column' })

export const about = componentStyle('about', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  paddingInlineStart: grid(9),
})

/** Indented under the category's label rather than under its box. */
export const below = componentStyle('below', {
  display: 'grid',
  columnGap: space[6],
  marginBlockStart: space[3],
  paddingBlockStart: space[2],
  paddingInlineStart: grid(9),
  borderBlockStart: `${borderWidth.hairline} dashed ${vars.color.border.subtle}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const line = componentStyle('line', { display: 'flex' })
