import { agave, copper, dusk, ember, saguaro, sand, sun } from '../tokens/palette.ts'
import type { ThemeColors } from './ThemeValues.ts'
import { alpha } from './ThemeValues.ts'

/** The lounge's dark theme: indigo, neon agave and copper. */
export const luckyLoungeColors: ThemeColors = {
  surface: {
    page: dusk[950],
    raised: dusk[900],
    sunken: dusk[950],
    overlay: dusk[800],
    inverse: dusk[900],
    scrim: alpha(dusk[950], 0.78),
  },
  text: {
    default: dusk[50],
    muted: dusk[200],
    inverse: dusk[100],
    accent: agave[300],
    disabled: dusk[300],
  },
  border: { subtle: dusk[800], default: dusk[400], strong: dusk[50] },
  focus: { ring: sun[300], gap: dusk[950] },
  accent: {
    bg: agave[300],
    bgHover: agave[200],
    bgPressed: agave[100],
    fg: dusk[950],
    border: agave[300],
    subtleBg: agave[900],
    subtleFg: agave[200],
  },
  neutral: {
    bg: dusk[200],
    bgHover: dusk[100],
    bgPressed: dusk[50],
    fg: dusk[950],
    border: dusk[400],
    subtleBg: dusk[800],
    subtleFg: dusk[100],
  },
  success: {
    bg: saguaro[300],
    bgHover: saguaro[200],
    bgPressed: saguaro[100],
    fg: dusk[950],
    border: saguaro[400],
    subtleBg: saguaro[900],
    subtleFg: saguaro[200],
  },
  warning: {
    bg: sun[300],
    bgHover: sun[200],
    bgPressed: sun[100],
    fg: dusk[950],
    border: sun[500],
    subtleBg: sun[900],
    subtleFg: sun[200],
  },
  danger: {
    bg: ember[400],
    bgHover: ember[300],
    bgPressed: ember[200],
    fg: dusk[950],
    border: ember[400],
    subtleBg: ember[900],
    subtleFg: ember[200],
  },
  info: {
    bg: dusk[300],
    bgHover: dusk[200],
    bgPressed: dusk[100],
    fg: dusk[950],
    border: dusk[400],
    subtleBg: dusk[800],
    subtleFg: dusk[200],
  },
  panel: {
    copper: { bg: copper[800], fg: sand[50] },
    saguaro: { bg: saguaro[800], fg: sand[50] },
    dusk: { bg: dusk[700], fg: sand[50] },
    sun: { bg: sun[300], fg: dusk[950] },
  },
  points: sun[300],
  tokens: agave[300],
}

export const luckyLoungeShade = { near: alpha(dusk[950], 0.5), far: alpha(dusk[950], 0.55) }
