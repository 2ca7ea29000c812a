import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space } from '../../tokens/scales.ts'

export const sections = componentStyle('sections', {
  display: 'grid',
  gap: space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[6] } },
})

/** The first section is as wide as the page. */
export const section = componentStyle('section', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  gap: `${space[3]} ${space[5]}`,
  padding: space[6],
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.raised,
  '@media': { [media.tablet]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
})

export const mark = componentStyle('mark', {
  display: 'grid',
  placeItems: 'center',
  width: grid(13),
  height: grid(13),
  borderRadius: vars.radius.medium,
  color: vars.color.accent.subtleFg,
  backgroundColor: vars.color.accent.subtleBg,
})

export const words = componentStyle('words', { display: 'grid', justifyItems: 'start', gap: space[3] })
