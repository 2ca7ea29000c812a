import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, media, space, weight } from '../../tokens/scales.ts'

export const hero = componentStyle(
  {
    display: 'grid',
    alignItems: 'center',
    gap: space[6],
    '@media': { [media.desktop]: { gridTemplateColumns: '1.1fr 0.9fr' } },
  },
  'hero',
)

export const words = componentStyle({ display: 'grid', justifyItems: 'start', gap: space[5] }, 'words')

export const welcome = componentStyle({ fontWeight: weight.bold, color: vars.color.text.accent }, 'welcome')

export const scene = componentStyle(
  {
    height: grid(44),
    order: -1,
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    '@media': { [media.tablet]: { height: grid(64) }, [media.desktop]: { height: grid(84), order: 0 } },
  },
  'scene',
)
