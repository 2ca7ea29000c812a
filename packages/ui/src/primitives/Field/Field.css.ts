import { baseStyle, componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space, typeSize, weight } from '../../tokens/scales.ts'

export const field = componentStyle('field', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[1],
})

export const label = componentStyle('label', { fontWeight: weight.semibold })

export const optional = componentStyle('optional', {
  fontWeight: weight.regular,
  color: vars.color.text.muted,
})

export const hint = componentStyle('hint', { fontSize: typeSize.small, color: vars.color.text.muted })

export const error = componentStyle('error', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  fontSize: typeSize.small,
  fontWeight: weight.semibold,
  color: vars.color.danger.subtleFg,
})

/** The input box, shared by every field that has one. */
export const control = baseStyle('control', {
  width: '100%',
  minHeight: grid(13),
  paddingInline: space[4],
  paddingBlock: space[2],
  border: `${borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.raised,
  fontSize: `max(${grid(4)}, ${typeSize.body})`,
  transition: `border-color ${vars.motion.quick}`,
  // Keeps the label and the message visible on focus, clear of the bars of a phone.
  scrollMarginBlock: `${space[8]} ${space[12]}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.border.strong },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger.border,
      boxShadow: `inset 0 0 0 ${borderWidth.hairline} ${vars.color.danger.border}`,
    },
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&:disabled': { color: vars.color.text.disabled, backgroundColor: vars.color.surface.sunken },
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.accent.subtleBg}`,
      WebkitTextFillColor: vars.color.text.default,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: borderWidth.heavy } } },
  },
})
