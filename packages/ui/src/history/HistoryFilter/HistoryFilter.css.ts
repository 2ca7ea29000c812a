import { componentStyle } from '../../themes/componentStyle.ts'
import { media, space } from '../../tokens/scales.ts'

/** Its summary is printed: it says which days a history shows. */
export const form = componentStyle('form', { '@media': { [media.print]: { display: 'none' } } })

export const days = componentStyle('days', {
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, max-content))', columnGap: space[10] },
  },
})
