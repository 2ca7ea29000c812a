import { componentStyle } from '../../themes/componentStyle.ts'
import { media, space } from '../../tokens/scales.ts'

export const types = componentStyle(
  {
    display: 'grid',
    gap: `${space[2]} ${space[6]}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, max-content)' } },
  },
  'types',
)

export const group = componentStyle({ display: 'grid', gap: space[2] }, 'group')
