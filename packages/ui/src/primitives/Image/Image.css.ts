import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { lineHeight, space, typeSize } from '../../tokens/scales.ts'
import { imageFits } from './imageVariants.ts'
import { markless } from './markless.ts'
import { sunrise } from './sunrise.ts'

/** The attributes' ratio keeps the place before the picture is there; the width follows the parent. */
export const image = componentStyle({ width: '100%', height: 'auto' }, 'image')

const sun = sunrise(vars.color.border.subtle, vars.color.surface.sunken)

export const fitClass = componentVariants(
  imageFits,
  fit => (fit === 'cover' ? { height: '100%', objectFit: 'cover', ...markless(sun) } : {}),
  'fit',
)

/** Where decoration should have covered a place and could not be fetched, the sun rises on it. */
export const place = componentStyle(
  {
    selectors: {
      '&:has(> img[hidden])': {
        display: 'block',
        height: '100%',
        background: sun,
      },
    },
  },
  'place',
)

/** What the picture would have said. */
export const words = componentStyle(
  {
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
  },
  'words',
)
