import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { measure, media, space } from '../../tokens/scales.ts'

/** The maximum widths: the whole page, a column of text, a form. */
export const containerWidths = ['page', 'text', 'form'] as const
/** The maximum width of a container: the whole page, a column of text, a form. */
export type ContainerWidth = (typeof containerWidths)[number]

/** The page's side margins. */
const gutter = { mobile: space[4], tablet: space[6] } as const

export const container = componentStyle('container', {
  width: '100%',
  marginInline: 'auto',
  paddingInline: gutter.mobile,
  '@media': { [media.tablet]: { paddingInline: gutter.tablet } },
})

export const widthClass = componentVariants('width', containerWidths, width => ({
  maxWidth: `calc(${measure[width]} + 2 * ${gutter.mobile})`,
  '@media': { [media.tablet]: { maxWidth: `calc(${measure[width]} + 2 * ${gutter.tablet})` } },
}))
