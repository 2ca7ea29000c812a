import { componentGlobalStyle, componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space, touchTarget, viewport, weight } from '../../tokens/scales.ts'

export const input = componentStyle('input', { paddingInlineEnd: space[12], textOverflow: 'ellipsis' })

export const sheet = componentStyle('sheet', {
  display: 'flex',
  flexDirection: 'column',
  width: 'var(--trigger-width)',
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.large,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.high,
})

// The open list lies above the bars for which the page has scroll padding. With it, showing the selected option
// would scroll the page, and react-aria closes the list when the page scrolls.
componentGlobalStyle(`html:has(.${sheet})`, { scrollPaddingBlock: 0 })

export const list = componentStyle('list', {
  maxHeight: `min(${grid(72)}, ${viewport.half})`,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  outline: 'none',
})

export const option = componentStyle('option', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: touchTarget,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface.sunken },
    '&[data-selected]': { fontWeight: weight.semibold },
    '&[data-focused]': { color: vars.color.accent.subtleFg, backgroundColor: vars.color.accent.subtleBg },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { outline: `${borderWidth.thick} solid Highlight` } },
    },
  },
})

export const nothing = componentStyle('nothing', {
  margin: 0,
  padding: space[3],
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})
