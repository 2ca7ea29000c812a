import { componentStyle } from '../../themes/componentStyle.ts'
import { belowHeader, grid, media, space } from '../../tokens/scales.ts'

export const columns = componentStyle(
  {
    display: 'grid',
    gap: `${space[6]} ${space[8]}`,
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(96)})` } },
  },
  'columns',
)

/** The total comes before the button that pays it. */
export const aside = componentStyle(
  {
    '@media': {
      [media.desktop]: {
        gridColumn: '2',
        gridRow: '1',
        position: 'sticky',
        insetBlockStart: belowHeader.desktop,
      },
    },
  },
  'aside',
)
