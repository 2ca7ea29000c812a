import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { panelColors } from '../../themes/panelColors.ts'
import { grid, measure, media, space } from '../../tokens/scales.ts'
import { pageGrid } from '../pageGrid.ts'

export const page = componentStyle('page', {
  ...pageGrid,
  '@media': {
    [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${grid(90)}`, gap: space[16] },
  },
})

export const letter = componentStyle('letter', { width: '100%', maxWidth: measure.text })

export const aside = componentStyle('aside', {
  display: 'grid',
  alignContent: 'start',
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  ...panelColors('sun'),
})

export const scene = componentStyle('scene', {
  height: grid(40),
  contain: 'size',
  '@media': { [media.desktop]: { height: grid(56) } },
})

export const advice = componentStyle('advice', { padding: `${space[6]} ${space[5]}` })
