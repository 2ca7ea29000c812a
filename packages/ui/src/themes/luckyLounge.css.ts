import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { agave, dusk } from '../tokens/palette.ts'
import { grid } from '../tokens/scales.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { luckyLoungeColors, luckyLoungeShade } from './luckyLounge.ts'
import { alpha, shadows } from './ThemeValues.ts'
import { houseShape } from './themeVars.ts'

const selector = '[data-theme="lucky-lounge"]'

createGlobalTheme(selector, vars, {
  '@layer': layers.theme,
  color: luckyLoungeColors,
  shadow: shadows(luckyLoungeShade),
  ...houseShape,
})

// The lounge is always dark; scrollbars and native controls follow. Two faint lights are in its background.
globalStyle(selector, {
  '@layer': {
    [layers.theme]: {
      colorScheme: 'dark',
      backgroundImage: `${glow(grid(224), '78% 0', dusk[800])}, ${glow(grid(176), '8% 30%', alpha(agave[900], 0.5))}`,
      backgroundRepeat: 'no-repeat',
      backgroundSize: `100% ${grid(200)}`,
    },
  },
})

function glow(width: string, place: string, color: string): string {
  return `radial-gradient(${width} ${grid(128)} at ${place}, ${color}, transparent)`
}
