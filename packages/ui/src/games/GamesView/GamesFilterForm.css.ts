import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { focusRing } from '../../themes/focusRing.ts'
import { borderWidth, media, space, touchTarget, typeSize, unseen, weight } from '../../tokens/scales.ts'
import { summaryMark, withoutTriangle } from '../../primitives/Disclosure/summaryStyles.ts'

export const panel = componentStyle(
  {
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.shadow.low,
  },
  'panel',
)

export const summary = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: touchTarget,
    padding: `${space[3]} ${space[5]}`,
    fontWeight: weight.bold,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text.accent },
      ...withoutTriangle,
    },
  },
  'summary',
)

export const mark = componentStyle({ ...summaryMark, flexShrink: 1, marginInlineStart: 'auto' }, 'mark')

export const form = componentStyle(
  {
    display: 'grid',
    gap: space[5],
    padding: `${space[2]} ${space[5]} ${space[5]}`,
    '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: space[10] } },
  },
  'form',
)

export const group = componentStyle({ minWidth: 0 }, 'group')

export const legend = componentStyle(
  { marginBlockEnd: space[2], fontSize: typeSize.small, fontWeight: weight.semibold },
  'legend',
)

export const chips = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] }, 'chips')

export const chip = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: touchTarget,
    paddingInline: space[4],
    border: `${borderWidth.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.full,
    fontSize: typeSize.small,
    fontWeight: weight.semibold,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: vars.color.border.strong },
      '&:has(:checked)': {
        color: vars.color.accent.fg,
        backgroundColor: vars.color.accent.bg,
        borderColor: vars.color.accent.bg,
      },
      '&:has(:focus-visible)': focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            backgroundColor: 'Highlight',
          },
        },
      },
    },
  },
  'chip',
)

export const chipInput = componentStyle(unseen, 'chipInput')
