import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { lineHeight, tracking, typeSize, weight } from '../../tokens/scales.ts'

/** The levels of headings, from `h1` to `h6`. */
export const headingLevels = [1, 2, 3, 4, 5, 6] as const
/** The level of a heading, from `h1` to `h6`; its size is chosen apart from it. */
export type HeadingLevel = (typeof headingLevels)[number]

/** The visual sizes of headings, the smallest first. */
export const headingSizes = ['body', 'lead', 'title', 'heading', 'display', 'hero'] as const
/** The visual size of a heading, whatever its level is. */
export type HeadingSize = (typeof headingSizes)[number]

export const heading = componentStyle('heading', {
  fontFamily: vars.font.display,
  lineHeight: lineHeight.tight,
  letterSpacing: tracking.heading,
  textWrap: 'balance',
  // A heading that takes focus after a route change is not interactive: no focus ring.
  selectors: { '&[tabindex="-1"]:focus': { outline: 'none' } },
})

/** For what is focused by script only, to be announced: an outline would suggest that it is interactive. */
export const focusTarget = componentStyle('focusTarget', { selectors: { '&:focus': { outline: 'none' } } })

const isLarge = { body: false, lead: false, title: false, heading: true, display: true, hero: true }

export const sizeClass = componentVariants('size', headingSizes, size => ({
  fontSize: typeSize[size],
  fontWeight: isLarge[size] ? weight.heavy : weight.bold,
  ...(isLarge[size] ? {} : { lineHeight: lineHeight.snug }),
}))
