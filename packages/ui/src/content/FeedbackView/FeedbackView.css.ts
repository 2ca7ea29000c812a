import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { panelColors } from '../../themes/panelColors.ts'
import { grid, measure, media, space } from '../../tokens/scales.ts'
import { pageGrid } from '../pageGrid.ts'

export const page = componentStyle(
  {
    ...pageGrid,
    '@media': {
      [media.tablet]: { paddingInline: space[6] },
      [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${grid(90)}`, gap: space[16] },
    },
  },
  'page',
)

export const letter = componentStyle({ width: '100%', maxWidth: measure.text }, 'letter')

export const aside = componentStyle(
  {
    display: 'grid',
    alignContent: 'start',
    alignSelf: 'start',
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    ...panelColors('sun'),
  },
  'aside',
)

export const scene = componentStyle(
  { height: grid(40), contain: 'size', '@media': { [media.desktop]: { height: grid(56) } } },
  'scene',
)

export const advice = componentStyle({ padding: `${space[6]} ${space[5]}` }, 'advice')
