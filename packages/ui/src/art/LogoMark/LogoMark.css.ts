import { componentStyle } from '../../themes/componentStyle.ts'
import { grid } from '../../tokens/grid.ts'
import { agave, copper, sun } from '../../tokens/palette.ts'

export const mark = componentStyle('mark', {
  flexShrink: 0,
  width: grid(10),
  height: grid(10),
  forcedColorAdjust: 'none',
})

// The colours are in CSS rather than in markup, where the whole palette would be part of every page's script.
export const field = componentStyle('field', { fill: copper[600] })
export const orb = componentStyle('orb', { fill: sun[300] })
export const mesa = componentStyle('mesa', { fill: copper[900] })
export const ring = componentStyle('ring', { fill: 'none', stroke: agave[300], strokeWidth: 3 })
export const dune = componentStyle('dune', {
  fill: 'none',
  stroke: copper[400],
  strokeWidth: 3,
  strokeLinecap: 'round',
})
