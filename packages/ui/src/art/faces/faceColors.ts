import { agave, copper, dusk, ember, saguaro, sand, sun } from '../../tokens/palette.ts'

/** The colours of one face: background, pattern, and motif. */
export interface FaceColors {
  ground: string
  shade: string
  main: string
  second: string
  third: string
  dark: string
  paper: string
}

const onDark = { dark: dusk[950], paper: sand[50] }
const onLight = { dark: copper[900], paper: sand[0] }

export const faceColors: readonly [FaceColors, ...FaceColors[]] = [
  {
    ground: ember[900],
    shade: ember[800],
    main: ember[400],
    second: sun[300],
    third: copper[300],
    ...onDark,
  },
  {
    ground: agave[200],
    shade: agave[300],
    main: copper[600],
    second: sun[300],
    third: agave[700],
    ...onLight,
  },
  { ground: dusk[800], shade: dusk[700], main: agave[300], second: sun[300], third: copper[400], ...onDark },
  {
    ground: copper[100],
    shade: copper[200],
    main: copper[700],
    second: sun[300],
    third: saguaro[600],
    ...onLight,
  },
  {
    ground: saguaro[800],
    shade: saguaro[700],
    main: sun[300],
    second: copper[400],
    third: agave[300],
    ...onDark,
  },
  {
    ground: sun[200],
    shade: sun[300],
    main: copper[600],
    second: saguaro[600],
    third: dusk[600],
    ...onLight,
  },
  {
    ground: copper[800],
    shade: copper[700],
    main: sun[300],
    second: agave[300],
    third: copper[300],
    ...onDark,
  },
  { ground: dusk[200], shade: dusk[300], main: dusk[700], second: copper[500], third: sun[300], ...onLight },
]

/** The same for the lounge: a night background with luminous motifs. */
export const nightColors: readonly [FaceColors, ...FaceColors[]] = [
  { ground: dusk[950], shade: dusk[800], main: agave[300], second: sun[300], third: copper[400], ...onDark },
  { ground: ember[950], shade: ember[800], main: sun[300], second: agave[300], third: ember[400], ...onDark },
  {
    ground: agave[950],
    shade: agave[800],
    main: copper[400],
    second: sun[300],
    third: agave[300],
    ...onDark,
  },
  {
    ground: copper[950],
    shade: copper[800],
    main: agave[200],
    second: sun[300],
    third: copper[400],
    ...onDark,
  },
  {
    ground: saguaro[950],
    shade: saguaro[700],
    main: sun[200],
    second: copper[400],
    third: saguaro[300],
    ...onDark,
  },
  { ground: dusk[900], shade: dusk[600], main: sun[300], second: ember[400], third: dusk[300], ...onDark },
]
