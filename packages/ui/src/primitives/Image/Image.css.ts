import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { imageFits } from './imageVariants.ts'

/** The attributes' ratio keeps the place before the picture is there; the width follows the parent. */
export const image = componentStyle({ width: '100%', height: 'auto' }, 'image')

export const fitClass = componentVariants(
  imageFits,
  fit => (fit === 'cover' ? { height: '100%', objectFit: 'cover' } : {}),
  'fit',
)
