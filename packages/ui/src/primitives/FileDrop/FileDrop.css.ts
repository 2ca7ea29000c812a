import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { focusRing } from '../../themes/focusRing.ts'
import { borderWidth, grid, media, space, typeSize, weight } from '../../tokens/scales.ts'

export const area = componentStyle(
  {
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
  },
  'area',
)

export const words = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space[3],
    rowGap: space[1],
    textAlign: 'center',
  },
  'words',
)

/** Covers the whole area, so that all of it can be pressed; the area shows its focus. */
export const input = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  },
  'input',
)

export const fileRow = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[2],
    paddingInlineStart: space[4],
    paddingInlineEnd: space[2],
    border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.raised,
  },
  'fileRow',
)

export const fileWords = componentStyle({ flex: 1, display: 'grid' }, 'fileWords')

export const fileName = componentStyle({ fontWeight: weight.semibold, overflowWrap: 'anywhere' }, 'fileName')

export const size = componentStyle({ fontSize: typeSize.small, color: vars.color.text.muted }, 'size')
