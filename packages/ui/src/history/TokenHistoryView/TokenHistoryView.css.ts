import { componentStyle } from '../../themes/componentStyle.ts'
import { media, space } from '../../tokens/scales.ts'

export const types = componentStyle('types', {
  display: 'grid',
  gap: `${space[2]} ${space[6]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, max-content)' } },
})

export const group = componentStyle('group', { display: 'grid', gap: space[2] })
