import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { lineHeight, space, typeSize } from '../../tokens/scales.ts'
import { hideBrokenImage } from './hideBrokenImage.ts'
import { sunrise } from './sunrise.ts'

/** `cover` fills its parent and is cropped; `natural` keeps its aspect ratio. */
export const imageFits = ['natural', 'cover'] as const
/** `cover` fills its parent and is cropped; `natural` keeps its aspect ratio. */
export type ImageFit = (typeof imageFits)[number]

/**
 * The aspect ratio of the attributes reserves the space before the picture has loaded; the width follows the
 * parent.
 */
export const image = componentStyle('image', { width: '100%', height: 'auto' })

const sun = sunrise(vars.color.border.subtle, vars.color.surface.sunken)

export const fitClass = componentVariants('fit', imageFits, fit =>
  fit === 'cover' ? { height: '100%', objectFit: 'cover', ...hideBrokenImage(sun) } : {},
)

/** A decorative picture that fails to load is replaced by a drawn sun. */
export const place = componentStyle('place', {
  selectors: {
    '&:has(> img[hidden])': {
      display: 'block',
      height: '100%',
      background: sun,
    },
  },
})

/** The alternative text. */
export const words = componentStyle('words', {
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: space[1],
  fontSize: typeSize.caption,
  lineHeight: lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.sunken,
})
