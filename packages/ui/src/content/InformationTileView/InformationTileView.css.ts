import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { measure, media } from '../../tokens/scales.ts'

export const picture = componentStyle(
  {
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface.sunken,
    maxWidth: measure.text,
    '@media': { [media.tablet]: { aspectRatio: '16 / 9' } },
  },
  'picture',
)

export const words = componentStyle({ maxWidth: measure.text }, 'words')
