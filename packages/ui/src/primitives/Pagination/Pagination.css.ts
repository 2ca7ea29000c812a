import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, media, space, touchTarget, weight } from '../../tokens/scales.ts'

export const list = componentStyle('list', { display: 'flex', flexWrap: 'wrap', gap: space[1] })

export const foot = componentStyle('foot', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  '@media': { [media.print]: { display: 'none' } },
})

export const button = componentStyle('button', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  paddingInline: space[2],
  border: `${borderWidth.hairline} solid transparent`,
  borderRadius: vars.radius.medium,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover:not([aria-disabled="true"], [aria-current])': {
      backgroundColor: vars.color.accent.subtleBg,
      color: vars.color.accent.subtleFg,
    },
    '&[aria-current]': { backgroundColor: vars.color.accent.bg, color: vars.color.accent.fg },
    '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      // Thicker as well, because forced colours show the transparent border of the others.
      selectors: { '&[aria-current]': { borderWidth: borderWidth.heavy, borderColor: 'Highlight' } },
    },
  },
})
