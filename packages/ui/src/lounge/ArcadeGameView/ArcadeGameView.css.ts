import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, media, space } from '../../tokens/scales.ts'

export const scene = componentStyle(
  {
    height: grid(60),
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    '@media': { [media.tablet]: { height: grid(96) }, [media.desktop]: { height: grid(128) } },
  },
  'scene',
)

export const title = componentStyle({ display: 'flex', alignItems: 'center', gap: space[4] }, 'title')

export const logo = componentStyle(
  { flex: 'none', width: grid(16), height: grid(16), overflow: 'hidden', borderRadius: vars.radius.medium },
  'logo',
)

export const columns = componentStyle(
  {
    display: 'grid',
    gap: `${space[8]} ${space[10]}`,
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(104)})` } },
  },
  'columns',
)

/** First where the page is narrow, beside the rest where it is wide. */
export const ticket = componentStyle(
  { '@media': { [media.desktop]: { gridRow: '1', gridColumn: '2' } } },
  'ticket',
)

export const play = componentStyle({ display: 'grid', gap: space[4], justifySelf: 'stretch' }, 'play')
