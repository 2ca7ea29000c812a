import { componentStyle } from '../../themes/componentStyle.ts'
import { grid, media, space } from '../../tokens/scales.ts'

/** High enough for a whole ticket below the header. */
const tall = `${media.desktop} and (min-height: 48em)`

export const page = componentStyle(
  {
    display: 'grid',
    gap: `${space[6]} ${space[10]}`,
    alignItems: 'start',
    '@media': {
      [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(80)})` },
      [media.desktop]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(96)})`,
        gridTemplateRows: 'auto 1fr',
      },
    },
  },
  'page',
)

export const place = componentStyle(
  {
    '@media': {
      [media.tablet]: { gridRow: '1', gridColumn: '2' },
      [media.desktop]: { gridRow: '1 / span 2' },
      [tall]: { position: 'sticky', top: grid(24) },
    },
  },
  'place',
)

export const rest = componentStyle(
  { '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: '1' } } },
  'rest',
)
