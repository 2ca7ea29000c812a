import { componentStyle } from '../../themes/componentStyle.ts'
import { grid, media, space } from '../../tokens/scales.ts'

export const columns = componentStyle(
  {
    display: 'grid',
    gap: `${space[6]} ${space[10]}`,
    alignItems: 'start',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(96)})`,
        gridTemplateRows: 'auto 1fr',
      },
    },
  },
  'columns',
)

export const ticket = componentStyle(
  { '@media': { [media.tablet]: { gridRow: '1 / span 2', gridColumn: '2' } } },
  'ticket',
)

/** Below the words and beside the ticket, as far as there is room. */
export const formPlace = componentStyle(
  { '@media': { [media.tablet]: { gridRow: '2', gridColumn: '1' } } },
  'formPlace',
)

/** Takes the focus for a moment; nothing in it has been chosen. */
export const opened = componentStyle(
  { display: 'grid', gap: space[6], selectors: { '&:focus': { outline: 'none' } } },
  'opened',
)
