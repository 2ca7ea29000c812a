import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { focusRing } from '../../themes/focusRing.ts'
import { borderWidth, grid, media, space, typeSize, weight } from '../../tokens/scales.ts'

export const area = componentStyle('area', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: grid(28),
  padding: space[4],
  border: `${borderWidth.thick} dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.raised,
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.border.strong },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger.border },
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.accent.border,
      backgroundColor: vars.color.accent.subtleBg,
    },
    '&:has(:disabled)': { color: vars.color.text.disabled, backgroundColor: vars.color.surface.sunken },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has([aria-invalid="true"])': { borderWidth: borderWidth.heavy },
        '&[data-over]': { borderColor: 'Highlight' },
        '&:has(:disabled)': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
})

export const words = componentStyle('words', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[3],
  rowGap: space[1],
  textAlign: 'center',
})

/** Covers the whole area, so that all of it can be pressed; the area shows its focus. */
export const input = componentStyle('input', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

export const fileRow = componentStyle('fileRow', {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[2],
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.raised,
})

export const fileWords = componentStyle('fileWords', { flex: 1, display: 'grid' })

export const fileName = componentStyle('fileName', { fontWeight: weight.semibold, overflowWrap: 'anywhere' })

export const size = componentStyle('size', { fontSize: typeSize.small, color: vars.color.text.muted })
