import { createVar } from '@vanilla-extract/css'
import { componentStyle } from '../../themes/componentStyle.ts'
import { bothSchemes } from '../../themes/ThemeValues.ts'
import { agave, copper, dusk, saguaro, sand, sun } from '../../tokens/palette.ts'

const light = {
  sky: createVar('sky'),
  glow: createVar('glow'),
  orb: createVar('orb'),
  halo: createVar('halo'),
  far: createVar('far'),
  middle: createVar('middle'),
  near: createVar('near'),
  ground: createVar('ground'),
  plant: createVar('plant'),
  rib: createVar('rib'),
  star: createVar('star'),
  edge: createVar('edge'),
}

type Light = Record<keyof typeof light, string>

const assign = (colors: Light) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [light[name as keyof typeof light], color]),
  )

const noon: Light = {
  sky: sun[200],
  glow: sun[100],
  orb: sun[300],
  halo: sand[50],
  far: copper[300],
  middle: copper[500],
  near: copper[600],
  ground: copper[800],
  plant: saguaro[800],
  rib: saguaro[600],
  star: 'transparent',
  edge: 'transparent',
}

const evening: Light = {
  sky: dusk[800],
  glow: copper[700],
  orb: sun[300],
  halo: copper[500],
  far: copper[600],
  middle: copper[700],
  near: copper[800],
  ground: copper[950],
  plant: saguaro[900],
  rib: saguaro[700],
  star: sun[100],
  edge: 'transparent',
}

/** Noon in the light scheme; the hour after sunset in the dark scheme. */
export const day = componentStyle('day', { vars: assign(bothSchemes(noon, evening)) })

export const night = componentStyle('night', {
  vars: assign({
    sky: dusk[950],
    glow: dusk[900],
    orb: sun[200],
    halo: 'transparent',
    far: dusk[800],
    middle: dusk[800],
    near: dusk[900],
    ground: dusk[950],
    plant: 'none',
    rib: agave[300],
    star: dusk[100],
    edge: copper[400],
  }),
})

/** The picture in it is laid out as the drawn one would be. */
export const scene = componentStyle('scene', { display: 'contents' })
export const sky = componentStyle('sky', { fill: light.sky })
export const glow = componentStyle('glow', { fill: light.glow })
export const orb = componentStyle('orb', { fill: light.orb })
export const halo = componentStyle('halo', { fill: light.halo, opacity: 0.35 })
export const moonShade = componentStyle('moonShade', { fill: light.sky })
export const far = componentStyle('far', { fill: light.far })
export const middle = componentStyle('middle', { fill: light.middle, stroke: light.edge, strokeWidth: 3 })
export const near = componentStyle('near', { fill: light.near })
export const ground = componentStyle('ground', { fill: light.ground })
export const star = componentStyle('star', { fill: light.star })

const limb = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const plant = componentStyle('plant', { ...limb, stroke: light.plant })
export const rib = componentStyle('rib', { ...limb, stroke: light.rib, strokeWidth: 3 })
