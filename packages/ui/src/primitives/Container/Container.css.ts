import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { measure, pageMargin } from '../../tokens/scales.ts'

/** The maximum widths: the whole page, a column of text, a form. */
export const containerWidths = ['page', 'text', 'form'] as const
/** The maximum width of a container: the whole page, a column of text, a form. */
export type ContainerWidth = (typeof containerWidths)[number]

export const container = componentStyle('container', {
  width: '100%',
  marginInline: 'auto',
  paddingInline: pageMargin,
})

export const widthClass = componentVariants('width', containerWidths, width => ({
  maxWidth: `calc(${measure[width]} + 2 * ${pageMargin})`,
}))
