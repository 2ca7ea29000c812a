import { componentStyle } from '../../themes/componentStyle.ts'
import { media, space } from '../../tokens/scales.ts'

/** The heading stands beside the ticket on wide screens. */
export const top = componentStyle('top', {
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: space[10] },
  },
})

export const actions = componentStyle('actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [`not all and ${media.tablet}`]: { justifyContent: 'flex-end' } },
})
