import { agave, copper, dusk, ember, ink, saguaro, sand, sun } from '../tokens/palette.ts'
import type { ThemeColors } from './ThemeValues.ts'
import { alpha, darkTone, lightTone } from './ThemeValues.ts'

/** The light scheme. */
export const playersClubLight: ThemeColors = {
  surface: {
    page: sand[50],
    raised: sand[0],
    sunken: sand[100],
    overlay: sand[0],
    inverse: copper[900],
    scrim: alpha(ink[950], 0.55),
  },
  text: {
    default: ink[900],
    muted: ink[600],
    inverse: sand[100],
    accent: copper[700],
    disabled: sand[600],
  },
  border: { subtle: sand[200], default: sand[600], strong: ink[900] },
  focus: { ring: dusk[600] },
  accent: lightTone(copper, sand[0], { bg: copper[600], bgHover: copper[700], bgPressed: copper[800] }),
  neutral: lightTone(ink, sand[0], { border: sand[600], subtleBg: sand[100] }),
  success: lightTone(saguaro, sand[0]),
  warning: lightTone(sun, ink[950], {
    bg: sun[300],
    bgHover: sun[400],
    bgPressed: sun[500],
    subtleFg: sun[800],
  }),
  danger: lightTone(ember, sand[0], { bg: ember[600], bgHover: ember[700], bgPressed: ember[800] }),
  info: lightTone(dusk, sand[0]),
  panel: {
    copper: { bg: copper[700], fg: sand[0] },
    saguaro: { bg: saguaro[700], fg: sand[0] },
    dusk: { bg: dusk[800], fg: sand[0] },
    sun: { bg: sun[100], fg: ink[900] },
  },
  points: sun[400],
  tokens: agave[500],
}

/** The dark scheme: the same warm hues. */
export const playersClubDark: ThemeColors = {
  surface: {
    page: ink[950],
    raised: ink[900],
    sunken: sand[950],
    overlay: ink[800],
    inverse: copper[950],
    scrim: alpha(ink[950], 0.75),
  },
  text: {
    default: sand[100],
    muted: sand[300],
    inverse: sand[100],
    accent: copper[300],
    disabled: sand[400],
  },
  border: { subtle: ink[700], default: sand[500], strong: sand[100] },
  focus: { ring: agave[300] },
  accent: darkTone(copper, ink[950], {
    bg: copper[400],
    bgHover: copper[300],
    bgPressed: copper[200],
    border: copper[400],
  }),
  neutral: darkTone(sand, ink[950], {
    bg: sand[200],
    bgHover: sand[100],
    bgPressed: sand[50],
    subtleBg: ink[800],
  }),
  success: darkTone(saguaro, ink[950]),
  warning: darkTone(sun, ink[950]),
  danger: darkTone(ember, ink[950], { bg: ember[400], bgHover: ember[300], bgPressed: ember[200] }),
  info: darkTone(dusk, ink[950], { border: dusk[400] }),
  panel: {
    copper: { bg: copper[800], fg: sand[50] },
    saguaro: { bg: saguaro[800], fg: sand[50] },
    dusk: { bg: dusk[800], fg: sand[50] },
    sun: { bg: sun[900], fg: sand[50] },
  },
  points: sun[300],
  tokens: agave[300],
}

export const playersClubShade = {
  light: { near: alpha(copper[950], 0.08), far: alpha(copper[950], 0.09) },
  dark: { near: alpha(ink[950], 0.5), far: alpha(ink[950], 0.45) },
}
