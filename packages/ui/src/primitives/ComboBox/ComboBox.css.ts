import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, layer, media, space, touchTarget, weight } from '../../tokens/scales.ts'

export const input = componentStyle({ paddingInlineEnd: space[12], textOverflow: 'ellipsis' }, 'input')

export const sheet = componentStyle(
  {
    position: 'absolute',
    zIndex: layer.popover,
    insetInline: 0,
    top: `calc(100% + ${space[1]})`,
    maxHeight: `min(${grid(72)}, 50vh)`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[2],
    border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.large,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.overlay,
    boxShadow: vars.shadow.high,
    selectors: { '&[data-side="above"]': { top: 'auto', bottom: `calc(100% + ${space[1]})` } },
  },
  'sheet',
)

export const option = componentStyle(
  {
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
      '&[aria-selected="true"]': { fontWeight: weight.semibold },
      '&[data-active]': { color: vars.color.accent.subtleFg, backgroundColor: vars.color.accent.subtleBg },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-active]': { outline: `${borderWidth.thick} solid Highlight` } },
      },
    },
  },
  'option',
)

export const nothing = componentStyle(
  { margin: 0, padding: space[3], color: vars.color.text.muted, overflowWrap: 'anywhere' },
  'nothing',
)
