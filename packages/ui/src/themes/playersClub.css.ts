import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { playersClubDark, playersClubLight, playersClubShade } from './playersClub.ts'
import { bothSchemes, shadows } from './ThemeValues.ts'
import { houseShape } from './themeVars.ts'

// The lounge has its own colours on a screen only: it is printed in these. `:where` has no specificity, so that another
// theme replaces the club's values whichever sheet comes first.
const selector = ':where(:root:not([data-theme]), [data-theme="players-club"], [data-theme="lucky-lounge"])'

createGlobalTheme(selector, vars, {
  '@layer': layers.theme,
  color: bothSchemes(playersClubLight, playersClubDark),
  shadow: shadows(bothSchemes(playersClubShade.light, playersClubShade.dark)),
  ...houseShape,
})

const scheme = (target: string, colorScheme: string) =>
  globalStyle(`:where(${target})`, { '@layer': { [layers.theme]: { colorScheme } } })

scheme(':root', 'light dark')
scheme('[data-scheme="light"]', 'light')
scheme('[data-scheme="dark"]', 'dark')
