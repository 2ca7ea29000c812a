import { componentStyle } from '../../themes/componentStyle.ts'
import { belowHeader, grid, media, query, space } from '../../tokens/scales.ts'

/** Leaves room for a whole ticket below the header, and on a tablet above the bottom menu. */
const { tall } = query

export const page = componentStyle('page', {
  display: 'grid',
  gap: `${space[6]} ${space[10]}`,
  alignItems: 'start',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(80)})`,
      gridTemplateRows: 'auto 1fr',
    },
    [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(96)})` },
  },
})

export const place = componentStyle('place', {
  '@media': {
    [media.tablet]: { gridRow: '1 / span 2', gridColumn: '2' },
    [tall]: { position: 'sticky', insetBlockStart: belowHeader.desktop },
  },
})

export const rest = componentStyle('rest', { '@media': { [media.tablet]: { gridColumn: '1' } } })
