import { keyframes } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { toneVars } from '../../themes/tone.css.ts'
import {
  borderWidth,
  controlHeight,
  easing,
  endless,
  lineOfText,
  media,
  space,
  touchTarget,
  typeSize,
  weight,
} from '../../tokens/scales.ts'
import { buttonEmphases, buttonSizes, buttonWidths } from './buttonVariants.ts'

export const button = componentStyle('button', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  maxWidth: '100%',
  border: `${borderWidth.thick} solid transparent`,
  fontWeight: weight.bold,
  lineHeight: '1.2',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${easing.out}, transform ${vars.motion.quick} ${easing.out}`,
  selectors: {
    '&:active:not([data-pending], [data-disabled])': { transform: `translateY(${borderWidth.hairline})` },
    '&[data-pending]': { cursor: 'progress' },
    '&[data-disabled]': {
      cursor: 'not-allowed',
      color: vars.color.text.disabled,
      backgroundColor: vars.color.surface.sunken,
      borderColor: vars.color.border.subtle,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
    [media.print]: { display: 'none' },
  },
})

const enabled = ':not([data-pending], [data-disabled])'

const fills = {
  strong: { rest: toneVars.bg, hover: toneVars.bgHover, pressed: toneVars.bgPressed, fg: toneVars.fg },
  soft: {
    rest: toneVars.subtleBg,
    hover: toneVars.subtleBg,
    pressed: toneVars.subtleBg,
    fg: toneVars.subtleFg,
  },
  outline: {
    rest: 'transparent',
    hover: toneVars.subtleBg,
    pressed: toneVars.subtleBg,
    // The inherited text colour, which a panel may have set.
    fg: 'inherit',
  },
  plain: {
    rest: 'transparent',
    hover: toneVars.subtleBg,
    pressed: toneVars.subtleBg,
    fg: toneVars.subtleFg,
  },
}

export const emphasisClass = componentVariants('emphasis', buttonEmphases, emphasis => {
  const { rest, hover, pressed, fg } = fills[emphasis]
  const overFill = emphasis === 'outline' || emphasis === 'plain' ? { color: toneVars.subtleFg } : {}
  return {
    selectors: {
      '&:not([data-disabled])': {
        color: fg,
        backgroundColor: rest,
        ...(emphasis === 'outline' ? { borderColor: toneVars.border } : {}),
      },
      [`&:hover${enabled}`]: {
        backgroundColor: hover,
        ...overFill,
        ...(emphasis === 'soft' ? { borderColor: toneVars.border } : {}),
      },
      [`&:active${enabled}`]: { backgroundColor: pressed },
    },
  }
})

const sizes = {
  small: { minHeight: touchTarget, padding: `${space[1]} ${space[4]}`, fontSize: typeSize.small },
  medium: { minHeight: controlHeight.medium, padding: `${space[2]} ${space[6]}`, fontSize: typeSize.body },
  large: { minHeight: controlHeight.large, padding: `${space[3]} ${space[8]}`, fontSize: typeSize.lead },
}

export const sizeClass = componentVariants('size', buttonSizes, size => ({
  ...sizes[size],
  borderRadius: size === 'small' ? vars.radius.full : vars.radius.large,
}))

export const widthClass = componentVariants('width', buttonWidths, width =>
  width === 'full' ? { width: '100%' } : {},
)

/** Invisible but still in the layout under the spinner, so that the button keeps its width. */
export const label = componentStyle('label', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  selectors: { '[data-pending] > &': { opacity: 0 } },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = componentStyle('spinner', {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: lineOfText.snug,
  height: lineOfText.snug,
  border: `${borderWidth.heavy} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} ${endless.turn} linear infinite`,
  '@media': { [media.reducedMotion]: { animationDuration: endless.calm } },
})
