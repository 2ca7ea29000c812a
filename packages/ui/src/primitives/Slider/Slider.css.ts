import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space, touchTarget, typeSize, weight } from '../../tokens/scales.ts'
import { barTrack } from '../ProgressBar/barStyles.ts'

const thumbSize = grid(7)
/** The thumb's centre moves between this inset and the same at the other end. */
const inset = grid(3.5)

export const box = componentStyle('box', { position: 'relative', height: touchTarget })

const fill = { borderRadius: vars.radius.full, backgroundColor: vars.color.accent.bg }
const paleFill = { backgroundColor: vars.color.text.disabled }

/** The track under the thumb, filled up to the value. */
export const filled = componentStyle('filled', {
  position: 'absolute',
  insetInline: inset,
  insetBlock: 0,
  marginBlock: 'auto',
  width: `calc(100% - 2 * ${inset})`,
  height: space[2],
  ...barTrack,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    ':has(> :disabled) > &::-webkit-progress-value': paleFill,
    ':has(> :disabled) > &::-moz-progress-bar': paleFill,
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      backgroundColor: 'Canvas',
      selectors: {
        '&::-webkit-progress-value': { backgroundColor: 'Highlight' },
        '&::-moz-progress-bar': { backgroundColor: 'Highlight' },
        ':has(> :disabled) > &': { borderColor: 'GrayText' },
        ':has(> :disabled) > &::-webkit-progress-value': { backgroundColor: 'GrayText' },
        ':has(> :disabled) > &::-moz-progress-bar': { backgroundColor: 'GrayText' },
      },
    },
  },
})

const thumb = {
  boxSizing: 'border-box',
  width: thumbSize,
  height: thumbSize,
  border: `${borderWidth.heavy} solid ${vars.color.accent.bg}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.low,
  cursor: 'inherit',
} as const
const grasped = { backgroundColor: vars.color.accent.subtleBg }
const wrong = { borderColor: vars.color.danger.border }
const pale = { borderColor: vars.color.text.disabled, boxShadow: 'none' }
const forced = {
  forcedColorAdjust: 'none',
  borderColor: 'ButtonText',
  backgroundColor: 'ButtonFace',
} as const
const forcedPale = { borderColor: 'GrayText' }

// A browser drops a rule with an unknown vendor selector, so the thumb is styled twice.
export const range = componentStyle('range', {
  position: 'relative',
  display: 'block',
  appearance: 'none',
  width: '100%',
  height: '100%',
  margin: 0,
  borderRadius: vars.radius.medium,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  // Dragging must not scroll the page sideways.
  touchAction: 'pan-y pinch-zoom',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
    '&::-moz-range-thumb': thumb,
    '&:hover:not(:disabled)::-webkit-slider-thumb': grasped,
    '&:hover:not(:disabled)::-moz-range-thumb': grasped,
    '&[aria-invalid="true"]::-webkit-slider-thumb': wrong,
    '&[aria-invalid="true"]::-moz-range-thumb': wrong,
    '&:disabled::-webkit-slider-thumb': pale,
    '&:disabled::-moz-range-thumb': pale,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': forced,
        '&::-moz-range-thumb': forced,
        '&:disabled::-webkit-slider-thumb': forcedPale,
        '&:disabled::-moz-range-thumb': forcedPale,
      },
    },
  },
})

export const ends = componentStyle('ends', {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'baseline',
  gap: space[3],
  paddingInline: space[2],
  fontSize: typeSize.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
})

export const valueText = componentStyle('valueText', {
  fontSize: typeSize.body,
  fontWeight: weight.bold,
  color: vars.color.text.default,
})

export const last = componentStyle('last', { textAlign: 'end' })
