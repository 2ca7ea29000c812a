import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { grid } from '../tokens/scales.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { luckyLoungeColors, luckyLoungeShade } from './luckyLounge.ts'
import { shadows } from './ThemeValues.ts'
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
      backgroundImage: `${glow(grid(224), '78% 0', vars.color.surface.overlay)}, ${glow(grid(176), '8% 30%', `color-mix(in oklab, ${vars.color.accent.subtleBg} 50%, transparent)`)}`,
      backgroundRepeat: 'no-repeat',
      backgroundSize: `100% ${grid(200)}`,
    },
  },
})

function glow(width: string, place: string, color: string): string {
  return `radial-gradient(${width} ${grid(128)} at ${place}, ${color}, transparent)`
}
