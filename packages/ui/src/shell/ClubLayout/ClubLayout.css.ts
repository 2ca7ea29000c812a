import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, layer, media, safeArea, space, unseen, viewport, weight } from '../../tokens/scales.ts'

export const frame = componentStyle('frame', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: viewport.height,
  // A printed flex container cannot break across pages in every browser.
  '@media': { [media.print]: { display: 'block' } },
})

export const skip = componentStyle('skip', {
  position: 'fixed',
  insetInlineStart: `calc(${space[4]} + ${safeArea.left})`,
  insetBlockStart: `calc(${space[2]} + ${safeArea.top})`,
  zIndex: layer.message,
  padding: `${space[3]} ${space[5]}`,
  borderRadius: vars.radius.medium,
  fontWeight: weight.bold,
  color: vars.color.accent.fg,
  backgroundColor: vars.color.accent.bg,
  selectors: { '&:not(:focus)': { ...unseen, position: 'fixed', padding: 0 } },
  '@media': { [media.print]: { display: 'none' } },
})

export const main = componentStyle('main', {
  flex: 1,
  outline: 'none',
  paddingBlock: `${space[6]} ${space[16]}`,
  paddingInline: safeArea.inline,
})

/** On phones the main menu is fixed at the bottom; the end of the page must not be covered by it. */
export const foot = componentStyle('foot', {
  backgroundColor: vars.color.surface.inverse,
  paddingBlockEnd: `calc(${grid(18)} + ${safeArea.bottom})`,
  '@media': {
    [media.desktop]: { paddingBlockEnd: safeArea.bottom },
    [media.print]: { display: 'none' },
  },
})
