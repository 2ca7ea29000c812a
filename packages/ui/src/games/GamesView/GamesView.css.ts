import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { media, space } from '../../tokens/scales.ts'

export const featured = componentStyle(
  {
    display: 'grid',
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.panel.copper.bg,
    color: vars.color.panel.copper.fg,
    boxShadow: vars.shadow.medium,
    '@media': { [media.tablet]: { gridTemplateColumns: '2fr 3fr' } },
  },
  'featured',
)

export const art = componentStyle(
  {
    minWidth: 0,
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    '@media': { [media.tablet]: { position: 'relative', aspectRatio: 'auto' } },
  },
  'art',
)

export const words = componentStyle(
  { display: 'grid', alignContent: 'center', justifyItems: 'start', gap: space[3], padding: space[6] },
  'words',
)
