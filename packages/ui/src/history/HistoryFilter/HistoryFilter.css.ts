import { componentStyle } from '../../themes/componentStyle.ts'
import { media, space } from '../../tokens/scales.ts'

export const days = componentStyle(
  {
    display: 'grid',
    gap: space[5],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, max-content))', columnGap: space[10] },
    },
  },
  'days',
)
