import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { toneVars } from '../../themes/tone.css.ts'
import { borderWidth, easing, media, touchTarget } from '../../tokens/scales.ts'

/** How much a button with an icon stands out: without a background, or on a tinted one. */
export const iconButtonEmphases = ['plain', 'soft'] as const
/** How much a button with an icon stands out: without a background, or on a tinted one. */
export type IconButtonEmphasis = (typeof iconButtonEmphases)[number]

export const iconButton = componentStyle('iconButton', {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: touchTarget,
  height: touchTarget,
  border: `${borderWidth.thick} solid transparent`,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${easing.out}`,
  selectors: {
    '&:hover:not([data-disabled])': { color: toneVars.subtleFg, backgroundColor: toneVars.subtleBg },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': { [media.print]: { display: 'none' } },
})

const rests = {
  plain: { color: 'inherit' },
  soft: { color: toneVars.subtleFg, backgroundColor: toneVars.subtleBg },
}
export const emphasisClass = componentVariants('emphasis', iconButtonEmphases, emphasis => rests[emphasis])
