// Raw values, private to tokens, themes and art: all other code uses roles (themes/contract.css.ts). Every
// value is inside the sRGB gamut; themes/color/oklch.test.ts checks it.

export const copper = {
  50: 'oklch(98.5% 0.006 50)',
  100: 'oklch(95% 0.024 48)',
  200: 'oklch(90.5% 0.048 48)',
  300: 'oklch(82% 0.1 48)',
  400: 'oklch(75% 0.15 48)',
  500: 'oklch(65% 0.165 45)',
  600: 'oklch(54.5% 0.152 42)',
  700: 'oklch(46% 0.13 40)',
  800: 'oklch(38% 0.106 39)',
  900: 'oklch(30% 0.08 38)',
  950: 'oklch(21.5% 0.05 38)',
} as const

export const saguaro = {
  50: 'oklch(98.5% 0.012 165)',
  100: 'oklch(95% 0.035 165)',
  200: 'oklch(90% 0.07 165)',
  300: 'oklch(82% 0.11 166)',
  400: 'oklch(74.5% 0.12 167)',
  500: 'oklch(64% 0.11 168)',
  600: 'oklch(52% 0.095 169)',
  700: 'oklch(41.5% 0.075 170)',
  800: 'oklch(34.5% 0.06 171)',
  900: 'oklch(28% 0.048 172)',
  950: 'oklch(20% 0.035 172)',
} as const

export const agave = {
  50: 'oklch(98.5% 0.012 190)',
  100: 'oklch(95.5% 0.04 190)',
  200: 'oklch(91% 0.08 190)',
  300: 'oklch(84% 0.13 190)',
  400: 'oklch(76% 0.125 190)',
  500: 'oklch(65% 0.11 192)',
  600: 'oklch(53% 0.09 194)',
  700: 'oklch(43.5% 0.073 196)',
  800: 'oklch(36% 0.06 198)',
  900: 'oklch(29% 0.049 200)',
  950: 'oklch(21% 0.034 202)',
} as const

export const dusk = {
  50: 'oklch(98.5% 0.006 285)',
  100: 'oklch(95.5% 0.02 285)',
  200: 'oklch(90.5% 0.042 285)',
  300: 'oklch(82% 0.085 285)',
  400: 'oklch(73% 0.13 285)',
  500: 'oklch(62% 0.17 285)',
  600: 'oklch(51% 0.17 285)',
  700: 'oklch(40% 0.14 286)',
  800: 'oklch(32% 0.105 286)',
  900: 'oklch(24.5% 0.078 285)',
  950: 'oklch(17% 0.052 285)',
} as const

export const sun = {
  50: 'oklch(98.5% 0.013 88)',
  100: 'oklch(96% 0.042 88)',
  200: 'oklch(93% 0.082 88)',
  300: 'oklch(86% 0.16 87)',
  400: 'oklch(82% 0.165 82)',
  500: 'oklch(72% 0.148 78)',
  600: 'oklch(57% 0.115 74)',
  700: 'oklch(47% 0.094 72)',
  800: 'oklch(38% 0.075 70)',
  900: 'oklch(30% 0.058 70)',
  950: 'oklch(21.5% 0.04 70)',
} as const

export const ember = {
  50: 'oklch(98.5% 0.006 25)',
  100: 'oklch(95.5% 0.021 25)',
  200: 'oklch(90.5% 0.046 25)',
  300: 'oklch(82% 0.094 25)',
  400: 'oklch(73% 0.15 25)',
  500: 'oklch(63% 0.2 26)',
  600: 'oklch(53% 0.195 27)',
  700: 'oklch(45.5% 0.17 27)',
  800: 'oklch(38% 0.14 27)',
  900: 'oklch(29% 0.1 26)',
  950: 'oklch(21% 0.07 25)',
} as const

export const sand = {
  0: 'oklch(100% 0 0)',
  50: 'oklch(98.5% 0.008 80)',
  100: 'oklch(96% 0.014 78)',
  200: 'oklch(91.5% 0.022 76)',
  300: 'oklch(85% 0.03 74)',
  400: 'oklch(74% 0.036 72)',
  500: 'oklch(62% 0.04 68)',
  600: 'oklch(52% 0.04 60)',
  700: 'oklch(43% 0.038 52)',
  800: 'oklch(35% 0.034 46)',
  900: 'oklch(27% 0.03 42)',
  950: 'oklch(21% 0.026 40)',
} as const

export const ink = {
  50: 'oklch(97.5% 0.008 60)',
  100: 'oklch(94% 0.012 58)',
  200: 'oklch(87% 0.018 56)',
  300: 'oklch(78% 0.022 54)',
  400: 'oklch(66% 0.028 52)',
  500: 'oklch(55% 0.032 50)',
  600: 'oklch(44% 0.034 46)',
  700: 'oklch(36% 0.034 44)',
  800: 'oklch(29% 0.032 42)',
  900: 'oklch(24% 0.032 40)',
  950: 'oklch(17.5% 0.024 40)',
} as const
