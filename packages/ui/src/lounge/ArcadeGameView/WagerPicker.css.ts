import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space, touchTarget, typeSize, weight } from '../../tokens/scales.ts'

export const picker = componentStyle('picker', { margin: 0, padding: 0, border: 0, minWidth: 0 })

export const legend = componentStyle('legend', {
  padding: 0,
  marginBottom: space[3],
  fontWeight: weight.semibold,
  color: vars.color.text.default,
})

export const chips = componentStyle('chips', {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${grid(32)}, 1fr))`,
  gap: space[3],
})

/** The transparent radio button covers the whole option, so that all of it can be pressed and shows focus. */
export const chip = componentStyle('chip', {
  position: 'relative',
  display: 'grid',
  gap: space[1],
  minHeight: touchTarget,
  padding: `${space[3]} ${space[4]}`,
  border: `${borderWidth.thick} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.default,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.border.strong },
    '&:has(:checked)': {
      borderColor: vars.color.accent.bg,
      backgroundColor: vars.color.accent.subtleBg,
      color: vars.color.accent.subtleFg,
      boxShadow: `inset 0 0 0 ${borderWidth.hairline} ${vars.color.accent.bg}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: `${borderWidth.heavy} solid Highlight` } },
    },
  },
})

export const radio = componentStyle('radio', {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
})

export const number = componentStyle('number', {
  fontFamily: vars.font.display,
  fontSize: typeSize.title,
  fontWeight: weight.bold,
})

export const most = componentStyle('most', { fontSize: typeSize.small, fontVariantNumeric: 'tabular-nums' })
