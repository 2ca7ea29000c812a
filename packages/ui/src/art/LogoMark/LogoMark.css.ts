import { componentStyle } from '../../themes/componentStyle.ts'
import { grid } from '../../tokens/grid.ts'
import { agave, copper, sun } from '../../tokens/palette.ts'

export const mark = componentStyle(
  { flexShrink: 0, width: grid(10), height: grid(10), forcedColorAdjust: 'none' },
  'mark',
)

// The colours are in CSS rather than in markup, where the whole palette would be part of every page's script.
export const field = componentStyle({ fill: copper[600] }, 'field')
export const orb = componentStyle({ fill: sun[300] }, 'orb')
export const mesa = componentStyle({ fill: copper[900] }, 'mesa')
export const ring = componentStyle({ fill: 'none', stroke: agave[300], strokeWidth: 3 }, 'ring')
export const dune = componentStyle(
  { fill: 'none', stroke: copper[400], strokeWidth: 3, strokeLinecap: 'round' },
  'dune',
)
