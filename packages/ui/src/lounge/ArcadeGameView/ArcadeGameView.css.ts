import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { belowHeader, grid, media, space } from '../../tokens/scales.ts'

export const scene = componentStyle('scene', {
  height: grid(60),
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': { [media.tablet]: { height: grid(96) } },
})

export const title = componentStyle('title', { display: 'flex', alignItems: 'center', gap: space[4] })

export const logo = componentStyle('logo', {
  flex: 'none',
  width: grid(16),
  height: grid(16),
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  // A logo that fails to load must not move the name.
  selectors: { '&:empty': { display: 'none' } },
})

export const columns = componentStyle('columns', {
  display: 'grid',
  gap: `${space[8]} ${space[10]}`,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(104)})`,
      gridTemplateRows: 'auto 1fr',
    },
  },
})

/** Sticky beside the content on wide screens, so that the button to play stays visible. */
export const ticket = componentStyle('ticket', {
  '@media': {
    [media.desktop]: {
      gridRow: '1 / span 2',
      gridColumn: '2',
      position: 'sticky',
      insetBlockStart: belowHeader.desktop,
    },
  },
})

export const play = componentStyle('play', { display: 'grid', gap: space[4], justifySelf: 'stretch' })
