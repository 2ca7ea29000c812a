import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import {
  borderWidth,
  easing,
  grid,
  layer,
  lineHeight,
  space,
  touchTarget,
  typeSize,
  weight,
} from '../../tokens/scales.ts'
import { ticket } from './TicketCard.css.ts'

/** Shrinks so that the controls stay beside it. */
export const number = componentStyle('number', {
  flex: `1 1 ${grid(20)}`,
  minWidth: 'min-content',
  lineHeight: lineHeight.snug,
  fontFamily: vars.font.display,
  fontSize: typeSize.title,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const unit = componentStyle('unit', {
  display: 'block',
  fontFamily: vars.font.text,
  fontSize: typeSize.caption,
  fontWeight: weight.semibold,
  color: vars.color.text.muted,
})

/** Looks like a button; the ticket's link receives the press. */
export const pill = componentStyle('pill', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  marginInlineStart: 'auto',
  paddingInline: space[4],
  whiteSpace: 'nowrap',
  border: `${borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  fontSize: typeSize.small,
  fontWeight: weight.bold,
  transition: `background-color ${vars.motion.quick} ${easing.out}`,
  selectors: {
    [`${ticket}:has(a:hover) &`]: {
      color: vars.color.accent.fg,
      backgroundColor: vars.color.accent.bg,
      borderColor: vars.color.accent.bg,
    },
  },
})

/** The controls are above the covering link. */
export const controls = componentStyle('controls', {
  position: 'relative',
  zIndex: layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
})
