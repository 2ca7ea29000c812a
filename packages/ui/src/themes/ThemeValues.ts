import type { Panel, Tone, ToneRole } from './roles.ts'

/** Colours of one scheme of one theme, by role; the shape of `vars.color`. */
export interface ThemeColors extends Record<Tone, Record<ToneRole, string>> {
  surface: Record<'page' | 'raised' | 'sunken' | 'overlay' | 'inverse' | 'scrim', string>
  text: Record<'default' | 'muted' | 'inverse' | 'accent' | 'disabled', string>
  border: Record<'subtle' | 'default' | 'strong', string>
  focus: { ring: string }
  panel: Record<Panel, { bg: string; fg: string }>
  points: string
  tokens: string
}

type Hue = Readonly<Record<100 | 200 | 300 | 500 | 600 | 700 | 800 | 900, string>>
type ToneColors = ThemeColors[Tone]

/** A tone on light surfaces. */
export const lightTone = (hue: Hue, fg: string, changes?: Partial<ToneColors>): ToneColors => ({
  bg: hue[700],
  bgHover: hue[800],
  bgPressed: hue[900],
  fg,
  border: hue[600],
  subtleBg: hue[100],
  subtleFg: hue[700],
  ...changes,
})

/** A tone on dark surfaces. */
export const darkTone = (hue: Hue, fg: string, changes?: Partial<ToneColors>): ToneColors => ({
  bg: hue[300],
  bgHover: hue[200],
  bgPressed: hue[100],
  fg,
  border: hue[500],
  subtleBg: hue[900],
  subtleFg: hue[200],
  ...changes,
})

/** Two-part shadows: a near, sharp one and a far, soft one. */
export interface ThemeShade {
  near: string
  far: string
}

/** `oklch(L C H)` with an alpha. */
export function alpha(color: string, opacity: number): string {
  return color.replace(')', ` / ${opacity})`)
}

/** The three elevations, cast by the given shades. */
export function shadows(shade: ThemeShade): Record<'low' | 'medium' | 'high', string> {
  return {
    low: `0 1px 2px ${shade.near}`,
    medium: `0 1px 2px ${shade.near}, 0 8px 24px ${shade.far}`,
    high: `0 2px 4px ${shade.near}, 0 24px 56px ${shade.far}`,
  }
}

/** One value for both schemes; the element's own `color-scheme` decides at the place of use. */
export function bothSchemes<Values>(light: Values, dark: Values): Values {
  if (typeof light === 'string' && typeof dark === 'string') {
    // Values is `string` here, which TypeScript cannot narrow a type parameter to.
    return (light === dark ? light : `light-dark(${light}, ${dark})`) as Values
  }
  const entries = Object.entries(light as Record<string, unknown>).map(([key, value]) => [
    key,
    bothSchemes(value, (dark as Record<string, unknown>)[key]),
  ])
  return Object.fromEntries(entries) as Values
}
