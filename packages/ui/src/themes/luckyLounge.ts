import { agave, copper, dusk, ember, saguaro, sand, sun } from '../tokens/palette.ts'
import type { ThemeColors } from './ThemeValues.ts'
import { alpha, darkTone } from './ThemeValues.ts'

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
  border: { subtle: dusk[700], default: dusk[400], strong: dusk[50] },
  focus: { ring: sun[300] },
  accent: darkTone(agave, dusk[950], { border: agave[300] }),
  neutral: {
    bg: dusk[200],
    bgHover: dusk[100],
    bgPressed: dusk[50],
    fg: dusk[950],
    border: dusk[400],
    subtleBg: dusk[800],
    subtleFg: dusk[100],
  },
  success: darkTone(saguaro, dusk[950], { border: saguaro[400] }),
  warning: darkTone(sun, dusk[950]),
  danger: darkTone(ember, dusk[950], {
    bg: ember[400],
    bgHover: ember[300],
    bgPressed: ember[200],
    border: ember[400],
  }),
  info: darkTone(dusk, dusk[950], { border: dusk[400], subtleBg: dusk[800] }),
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
