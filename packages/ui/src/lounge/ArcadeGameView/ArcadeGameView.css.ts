import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { belowHeader, grid, media, space } from '../../tokens/scales.ts'

export const scene = componentStyle(
  {
    height: grid(60),
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    '@media': { [media.tablet]: { height: grid(96) } },
  },
  'scene',
)

export const title = componentStyle({ display: 'flex', alignItems: 'center', gap: space[4] }, 'title')

export const logo = componentStyle(
  {
    flex: 'none',
    width: grid(16),
    height: grid(16),
    overflow: 'hidden',
    borderRadius: vars.radius.medium,
    // A logo that fails to load must not move the name.
    selectors: { '&:empty': { display: 'none' } },
  },
  'logo',
)

export const columns = componentStyle(
  {
    display: 'grid',
    gap: `${space[8]} ${space[10]}`,
    alignItems: 'start',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(104)})`,
        gridTemplateRows: 'auto 1fr',
      },
    },
  },
  'columns',
)

/** Sticky beside the content on wide screens, so that the button to play stays visible. */
export const ticket = componentStyle(
  {
    '@media': {
      [media.desktop]: {
        gridRow: '1 / span 2',
        gridColumn: '2',
        position: 'sticky',
        insetBlockStart: belowHeader.desktop,
      },
    },
  },
  'ticket',
)

export const play = componentStyle({ display: 'grid', gap: space[4], justifySelf: 'stretch' }, 'play')
