import { componentStyle } from '../../themes/componentStyle.ts'
import { belowHeader, grid, media, space } from '../../tokens/scales.ts'

export const columns = componentStyle('columns', {
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(96)})` } },
})

/** The total comes before the button that pays it. */
export const aside = componentStyle('aside', {
  '@media': {
    [media.desktop]: {
      gridColumn: '2',
      gridRow: '1',
      position: 'sticky',
      insetBlockStart: belowHeader.desktop,
    },
  },
})
