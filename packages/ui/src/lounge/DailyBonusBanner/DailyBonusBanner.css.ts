import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { panelColors } from '../../themes/panelColors.ts'
import { grid, media, space, typeSize, weight } from '../../tokens/scales.ts'

export const banner = componentStyle('banner', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `${space[4]} ${space[5]}`,
  padding: space[5],
  borderRadius: vars.radius.large,
  ...panelColors('copper'),
  backgroundImage: `linear-gradient(100deg, ${vars.color.panel.copper.bg}, ${vars.color.panel.dusk.bg})`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto 1fr auto', padding: `${space[5]} ${space[6]}` },
  },
})

/** `visibility: hidden` reserves the size and hides the banner from screen readers and focus. */
export const pending = componentStyle('pending', { visibility: 'hidden' })

export const coin = componentStyle('coin', { width: grid(12), height: grid(12), flex: 'none' })
export const disc = componentStyle('disc', { fill: vars.color.points })
export const star = componentStyle('star', { fill: vars.color.panel.copper.bg })

export const title = componentStyle('title', {
  fontFamily: vars.font.display,
  fontSize: typeSize.heading,
  fontWeight: weight.heavy,
})

export const actions = componentStyle('actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})
