import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, controlHeight, grid, media, space } from '../../tokens/scales.ts'

export const row = componentStyle('row', { display: 'flex', alignItems: 'stretch', gap: space[2] })

export const button = componentStyle('button', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: controlHeight.medium,
  border: `${borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
  color: vars.color.accent.subtleFg,
  backgroundColor: vars.color.accent.subtleBg,
  cursor: 'pointer',
  // Fast taps change the number and do not zoom.
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not(:disabled, [aria-disabled="true"])': { borderColor: vars.color.border.strong },
    '&:disabled, &[aria-disabled="true"]': {
      borderColor: vars.color.border.subtle,
      color: vars.color.text.disabled,
      backgroundColor: vars.color.surface.sunken,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
})

export const box = componentStyle('box', {
  width: grid(24),
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
