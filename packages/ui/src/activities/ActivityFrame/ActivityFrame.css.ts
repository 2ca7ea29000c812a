import { componentStyle } from '../../themes/componentStyle.ts'
import { grid, media, space } from '../../tokens/scales.ts'

export const columns = componentStyle(
  {
    display: 'grid',
    gap: `${space[6]} ${space[10]}`,
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(96)})` } },
  },
  'columns',
)

export const ticket = componentStyle(
  { '@media': { [media.tablet]: { gridRow: '1', gridColumn: '2' } } },
  'ticket',
)

/** Takes the focus for a moment; nothing in it has been chosen. */
export const opened = componentStyle(
  { display: 'grid', gap: space[6], selectors: { '&:focus': { outline: 'none' } } },
  'opened',
)
