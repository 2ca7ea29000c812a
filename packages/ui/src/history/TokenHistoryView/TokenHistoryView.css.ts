import { componentStyle } from '../../themes/componentStyle.ts'
import { media, space } from '../../tokens/scales.ts'

export const top = componentStyle(
  {
    display: 'grid',
    gap: space[6],
    '@media': {
      [media.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: space[10] },
    },
  },
  'top',
)

export const types = componentStyle(
  {
    display: 'grid',
    gap: `${space[2]} ${space[6]}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, max-content)' } },
  },
  'types',
)

export const group = componentStyle({ display: 'grid', gap: space[2] }, 'group')
