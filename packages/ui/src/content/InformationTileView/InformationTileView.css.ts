import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { measure, media, space } from '../../tokens/scales.ts'

/** On wide screens the picture stands beside the text. */
export const page = componentStyle(
  {
    display: 'grid',
    gap: `${space[8]} ${space[16]}`,
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, ${measure.text}) minmax(0, 1fr)` } },
  },
  'page',
)

export const picture = componentStyle(
  {
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface.sunken,
    maxWidth: measure.text,
    '@media': {
      [media.tablet]: { aspectRatio: '16 / 9' },
      [media.desktop]: { gridRow: '1', gridColumn: '2', aspectRatio: '4 / 3' },
    },
  },
  'picture',
)

export const words = componentStyle({ maxWidth: measure.text }, 'words')
