import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { measure, media, space } from '../../tokens/scales.ts'
import { containerWidths } from './containerVariants.ts'

/** The page's side margins; Bleed removes them. */
export const gutter = { mobile: space[4], tablet: space[6] } as const

export const container = componentStyle(
  {
    width: '100%',
    marginInline: 'auto',
    paddingInline: gutter.mobile,
    '@media': { [media.tablet]: { paddingInline: gutter.tablet } },
  },
  'container',
)

export const widthClass = componentVariants(
  containerWidths,
  width => ({
    maxWidth: `calc(${measure[width]} + 2 * ${gutter.mobile})`,
    '@media': { [media.tablet]: { maxWidth: `calc(${measure[width]} + 2 * ${gutter.tablet})` } },
  }),
  'width',
)
