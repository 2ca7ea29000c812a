import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, media, space, weight } from '../../tokens/scales.ts'

export const featured = componentStyle(
  {
    display: 'grid',
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    color: vars.color.panel.sun.fg,
    backgroundColor: vars.color.panel.sun.bg,
    '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', minHeight: grid(90) } },
  },
  'featured',
)

export const picture = componentStyle(
  { height: grid(50), '@media': { [media.desktop]: { height: 'auto', order: 1 } } },
  'picture',
)

export const words = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: space[4],
    padding: `${space[6]} ${space[5]} ${space[8]}`,
    '@media': { [media.tablet]: { padding: space[10] } },
  },
  'words',
)

export const eyebrow = componentStyle({ fontWeight: weight.bold, color: vars.color.text.accent }, 'eyebrow')

export const foot = componentStyle(
  { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[4] },
  'foot',
)

export const count = componentStyle({ color: vars.color.text.muted }, 'count')
