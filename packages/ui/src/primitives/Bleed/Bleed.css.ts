import { componentStyle } from '../../themes/componentStyle.ts'
import { media } from '../../tokens/scales.ts'
import { gutter } from '../Container/Container.css.ts'

export const bleed = componentStyle(
  {
    marginInline: `calc(-1 * ${gutter.mobile})`,
    '@media': { [media.tablet]: { marginInline: `calc(-1 * ${gutter.tablet})` } },
  },
  'bleed',
)
