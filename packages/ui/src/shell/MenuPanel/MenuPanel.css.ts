import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { currentOutline } from '../../themes/currentOutline.ts'
import {
  borderWidth,
  easing,
  grid,
  measure,
  safeArea,
  space,
  touchTarget,
  typeSize,
  viewport,
  weight,
} from '../../tokens/scales.ts'
import { menuPanelSides } from './menuPanelSides.ts'

const pointed = '&:hover, &[aria-expanded="true"], &[aria-current]'

export const trigger = componentStyle('trigger', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minWidth: touchTarget,
  minHeight: touchTarget,
  paddingInline: space[3],
  borderRadius: vars.radius.full,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  selectors: {
    [pointed]: {
      color: vars.color.accent.subtleFg,
      backgroundColor: vars.color.accent.subtleBg,
    },
  },
  '@media': currentOutline,
})

const triggers = {
  end: {},
  anchor: {},
  // It looks like the links beside it.
  thumb: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[1],
    width: '100%',
    minHeight: grid(16),
    paddingInline: 0,
    borderRadius: 0,
    fontSize: typeSize.caption,
    color: vars.color.text.muted,
    selectors: {
      [pointed]: { color: vars.color.text.accent, backgroundColor: 'transparent' },
      '&:focus-visible': { outlineOffset: `-${borderWidth.heavy}` },
    },
  },
} as const

export const triggerSide = componentVariants('triggerSide', menuPanelSides, value => triggers[value])

export const panel = componentStyle('panel', {
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: `calc(${grid(19)} + ${safeArea.top})`,
  margin: 0,
  width: `min(${grid(80)}, calc(${viewport.width} - 2 * ${space[4]}))`,
  maxHeight: `calc(${viewport.height} - ${grid(24)})`,
  overflowY: 'auto',
  padding: space[3],
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.large,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.high,
  transition: `opacity ${vars.motion.steady} ${easing.out}, translate ${vars.motion.steady} ${easing.out}, overlay ${vars.motion.steady} allow-discrete, display ${vars.motion.steady} allow-discrete`,
  opacity: 0,
  translate: `0 -${space[2]}`,
  selectors: { '&:popover-open': { opacity: 1, translate: '0 0' } },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0, translate: `0 -${space[2]}` } } },
})

const gutter = `max(${space[4]}, ${safeArea.left}, ${safeArea.right}, calc((${viewport.width} - ${measure.page}) / 2))`
const canAnchor = '(position-anchor: auto)'
const sides = {
  end: { insetInlineEnd: gutter, insetInlineStart: 'auto' },
  // Fallback for browsers without anchor positioning: the panel is at the start edge, still reachable and
  // whole.
  anchor: {
    insetInlineStart: gutter,
    '@supports': { [canAnchor]: { positionAnchor: 'auto', insetInlineStart: 'anchor(start)' } },
  },
  // The same fallback: the panel is centred.
  thumb: {
    insetBlockStart: 'auto',
    insetBlockEnd: `calc(${grid(18)} + ${safeArea.bottom})`,
    insetInline: space[4],
    marginInline: 'auto',
    translate: `0 ${space[2]}`,
    '@starting-style': { selectors: { '&:popover-open': { opacity: 0, translate: `0 ${space[2]}` } } },
    '@supports': { [canAnchor]: { positionAnchor: 'auto', justifySelf: 'anchor-center', marginInline: 0 } },
  },
} as const

export const side = componentVariants('side', menuPanelSides, value => sides[value])

export const item = componentStyle('item', {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: grid(12),
  paddingInline: space[3],
  borderRadius: vars.radius.medium,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.accent.subtleFg, backgroundColor: vars.color.accent.subtleBg },
    '&[aria-current="page"]': { color: vars.color.text.accent },
  },
  '@media': currentOutline,
})
