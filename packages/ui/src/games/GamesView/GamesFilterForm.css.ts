import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { focusRing } from '../../themes/focusRing.ts'
import { borderWidth, media, space, touchTarget, typeSize, unseen, weight } from '../../tokens/scales.ts'
import { summaryMark, withoutTriangle } from '../../primitives/Disclosure/summaryStyles.ts'

export const panel = componentStyle('panel', {
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.low,
})

export const summary = componentStyle('summary', {
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
})

export const mark = componentStyle('mark', { ...summaryMark, flexShrink: 1, marginInlineStart: 'auto' })

export const form = componentStyle('form', {
  display: 'grid',
  gap: space[5],
  padding: `${space[2]} ${space[5]} ${space[5]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: space[10] } },
})

export const group = componentStyle('group', { minWidth: 0 })

export const legend = componentStyle('legend', {
  marginBlockEnd: space[2],
  fontSize: typeSize.small,
  fontWeight: weight.semibold,
})

export const chips = componentStyle('chips', { display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const chip = componentStyle('chip', {
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
})

export const chipInput = componentStyle('chipInput', unseen)
