import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, controlHeight, easing, media, space, weight } from '../../tokens/scales.ts'

export const list = componentStyle('list', {
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
})

export const tab = componentStyle('tab', {
  flexShrink: 0,
  minHeight: controlHeight.medium,
  paddingInline: space[4],
  borderBlockEnd: `${borderWidth.heavy} solid transparent`,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
  fontWeight: weight.semibold,
  color: vars.color.text.muted,
  cursor: 'pointer',
  transition: `color ${vars.motion.quick} ${easing.out}, border-color ${vars.motion.quick} ${easing.out}`,
  selectors: {
    '&:hover:not([aria-disabled="true"])': {
      color: vars.color.accent.subtleFg,
      backgroundColor: vars.color.accent.subtleBg,
    },
    '&[aria-selected="true"]': {
      color: vars.color.text.accent,
      borderBlockEndColor: vars.color.accent.border,
    },
    '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    // The list scrolls sideways and would clip an outer focus ring.
    '&:focus-visible': { outlineOffset: `-${borderWidth.heavy}` },
  },
  '@media': {
    [media.forcedColors]: {
      // Else the transparent line of the others would show as well, and only its colour differ.
      borderBlockEndColor: 'Canvas',
      selectors: {
        '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
    // On paper the selected tab is the title of its panel.
    [media.print]: { selectors: { '&[aria-selected="false"]': { display: 'none' } } },
  },
})

export const panel = componentStyle('panel', { paddingBlockStart: space[5] })
