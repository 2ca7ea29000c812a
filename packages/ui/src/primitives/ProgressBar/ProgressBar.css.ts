import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { toneVars } from '../../themes/tone.css.ts'
import { easing, endless, media, space } from '../../tokens/scales.ts'
import { barTrack, barWords } from './barStyles.ts'

export const words = componentStyle('words', barWords)

export const value = componentStyle('value', { fontVariantNumeric: 'tabular-nums' })

const filled = {
  borderRadius: vars.radius.full,
  backgroundColor: toneVars.border,
  transition: `inline-size ${vars.motion.slow} ${easing.out}`,
}
const pass = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } })

export const bar = componentStyle('bar', {
  display: 'block',
  width: '100%',
  height: space[3],
  ...barTrack,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
    '&:indeterminate': {
      backgroundImage: `linear-gradient(90deg, transparent 25%, ${toneVars.border} 50%, transparent 75%)`,
      backgroundSize: '200% 100%',
      animation: `${pass} ${endless.pass} linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&:indeterminate': { animationDuration: endless.calm } } },
    [media.forcedColors]: { appearance: 'auto' },
  },
})
