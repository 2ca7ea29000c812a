import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, easing, grid, media, space, touchTarget } from '../../tokens/scales.ts'

export const switchRow = componentStyle('switchRow', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: touchTarget,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.text.disabled, cursor: 'not-allowed' } },
})

export const track = componentStyle('track', {
  appearance: 'none',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  width: grid(13),
  height: grid(7),
  margin: 0,
  paddingInline: borderWidth.heavy,
  border: `${borderWidth.thick} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.sunken,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:checked': {
      justifyContent: 'flex-end',
      borderColor: vars.color.accent.bg,
      backgroundColor: vars.color.accent.bg,
    },
    '&:disabled': { opacity: 0.6 },
    '&::before': {
      content: '""',
      width: grid(4.5),
      height: grid(4.5),
      borderRadius: '50%',
      backgroundColor: vars.color.border.default,
      transition: `background-color ${vars.motion.quick} ${easing.out}`,
    },
    '&:checked::before': { backgroundColor: vars.color.accent.fg },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:checked': { borderColor: 'Highlight' },
        '&::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
        '&:checked::before': { backgroundColor: 'Highlight' },
      },
    },
  },
})
