import { assignVars, globalStyle } from '@vanilla-extract/css'
import { grid, media } from '../tokens/scales.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { luckyLoungeColors, luckyLoungeShade } from './luckyLounge.ts'
import { shadows } from './ThemeValues.ts'

// Always dark; scrollbars and native controls follow. Two faint lights are in the background.
globalStyle('[data-theme="lucky-lounge"]', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        [media.screen]: {
          vars: {
            ...assignVars(vars.color, luckyLoungeColors),
            ...assignVars(vars.shadow, shadows(luckyLoungeShade)),
          },
          colorScheme: 'dark',
          backgroundImage: `${glow(grid(224), '78% 0', vars.color.surface.overlay)}, ${glow(grid(176), '8% 30%', `color-mix(in oklab, ${vars.color.accent.subtleBg} 50%, transparent)`)}`,
          backgroundRepeat: 'no-repeat',
          backgroundSize: `100% ${grid(200)}`,
        },
      },
    },
  },
})

function glow(width: string, place: string, color: string): string {
  return `radial-gradient(${width} ${grid(128)} at ${place}, ${color}, transparent)`
}
