import { formatColor, luminance, parseColor, withinSrgb } from './color/oklch.ts'
import type { Oklch } from './color/oklch.ts'
import { contrast } from './color/oklch.ts'
import { playersClubDark, playersClubLight, playersClubShade } from './playersClub.ts'
import { contrastFaults } from './rolePairs.ts'
import type { Tone } from './roles.ts'
import type { ThemeColors, ThemeShade } from './ThemeValues.ts'

/** A partner's brand: three colours (`#rrggbb` or `oklch(L C H)`) and the corner radius of a card in px. */
export interface PartnerBrand {
  accent: string
  surface: string
  text: string
  radius: number
}

/** A whole theme as `partnerTheme` derives it: every colour, the shadows, the radii and the scheme. */
export interface PartnerThemeValues {
  colors: ThemeColors
  shade: ThemeShade
  radius: Record<'small' | 'medium' | 'large' | 'full', string>
  colorScheme: 'light' | 'dark'
}

/**
 * Derives a whole theme from four brand values. Throws an explanation when their contrast is too low.
 *
 * @example
 * ```ts
 * import { partnerTheme } from '@players-club/ui/themes'
 *
 * const brand = { accent: '#0b5c4a', surface: '#ffffff', text: '#1d1d1f', radius: 8 }
 *
 * export const { colors, colorScheme } = partnerTheme(brand)
 * ```
 */
export function partnerTheme(brand: PartnerBrand): PartnerThemeValues {
  const surface = parseColor(brand.surface)
  const isDark = luminance(surface) < 0.18
  // Away from the surface: darker on light, lighter on dark.
  const away = isDark ? 1 : -1
  assertContrast(brand.text, brand.surface, 7, 'text', isDark)
  assertContrast(brand.accent, brand.surface, 3, 'accent', isDark)

  const text = formatColor(parseColor(brand.text))
  const underText = (color: string) => ensureContrast(color, [text], 7, -away)
  const page = underText(brand.surface)
  const raised = underText(shift(surface, isDark ? 0.045 : 0.025))
  const sunken = underText(shift(surface, isDark ? -0.025 : -0.02))
  const surfaces = [page, raised, sunken]
  const accent = formatColor(parseColor(brand.accent))
  const accentText = ensureContrast(brand.accent, surfaces, 4.5, away)
  const fg = moreReadable(
    accent,
    ensureContrast(formatColor(gray(0.99)), [accent], 4.5, 1),
    ensureContrast(formatColor(gray(0.17)), [accent], 4.5, -1),
  )
  // The pressed state moves a fill away from its text colour, so that the text stays readable.
  const press = luminance(parseColor(fg)) > 0.5 ? -1 : 1
  const subtleBg = formatColor(
    withinSrgb({ ...parseColor(brand.accent), l: isDark ? 0.3 : 0.95, c: isDark ? 0.06 : 0.03 }),
  )
  const base = isDark ? playersClubDark : playersClubLight
  const textTowards = (share: number) =>
    formatColor({ ...parseColor(brand.text), l: mid(brand.text, brand.surface, share) })
  const muted = ensureContrast(textTowards(0.3), surfaces, 4.6, away)
  const faint = ensureContrast(textTowards(0.5), surfaces, 3.2, away)
  const panelText = formatColor(gray(0.99))
  // The club's tones are chosen for the club's own surfaces.
  const onSurfaces = (tone: ThemeColors[Tone]) => ({
    ...tone,
    border: ensureContrast(tone.border, surfaces, 3, away),
    subtleFg: ensureContrast(tone.subtleFg, [...surfaces, tone.subtleBg], 4.5, away),
  })

  const colors: ThemeColors = {
    ...base,
    surface: {
      page,
      raised,
      sunken,
      overlay: raised,
      inverse: text,
      scrim: base.surface.scrim,
    },
    text: {
      default: text,
      muted,
      inverse: page,
      accent: accentText,
      disabled: faint,
    },
    border: {
      subtle: shift(surface, away * 0.08),
      default: faint,
      strong: text,
    },
    focus: { ring: ensureContrast(brand.accent, surfaces, 3.2, away) },
    accent: {
      bg: accent,
      bgHover: shift(parseColor(brand.accent), press * 0.05),
      bgPressed: shift(parseColor(brand.accent), press * 0.1),
      fg,
      border: ensureContrast(brand.accent, surfaces, 3.2, away),
      subtleBg,
      subtleFg: ensureContrast(brand.accent, [...surfaces, subtleBg], 4.6, away),
    },
    neutral: {
      bg: textTowards(0.15),
      bgHover: textTowards(0.07),
      bgPressed: textTowards(0),
      fg: page,
      border: faint,
      subtleBg: sunken,
      subtleFg: muted,
    },
    success: onSurfaces(base.success),
    warning: onSurfaces(base.warning),
    danger: onSurfaces(base.danger),
    info: onSurfaces(base.info),
    panel: {
      ...base.panel,
      // Darker than the buttons on it.
      copper: {
        bg: ensureContrast(shift(parseColor(brand.accent), -0.1), [panelText], 7, -1),
        fg: panelText,
      },
    },
  }
  const faults = contrastFaults(colors)
  if (faults.length > 0) throw new Error(`This partner theme cannot be read by everyone: ${faults.join(' ')}`)
  return {
    colors,
    shade: isDark ? playersClubShade.dark : playersClubShade.light,
    radius: corners(brand.radius),
    colorScheme: isDark ? 'dark' : 'light',
  }
}

function assertContrast(color: string, surface: string, least: number, name: string, isDark: boolean): void {
  const ratio = contrast(color, surface)
  if (ratio >= least) return
  throw new Error(
    `The ${name} ${color} on the surface ${surface} has a contrast of ${ratio.toFixed(2)}, but needs ${least}. ` +
      `Choose a ${isDark ? 'lighter' : 'darker'} ${name}.`,
  )
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const gray = (l: number): Oklch => ({ l, c: 0, h: 0, alpha: 1 })

function shift(color: Oklch, by: number): string {
  return formatColor(withinSrgb({ ...color, l: clamp(color.l + by) }))
}

/** Interpolates the lightness between two colours. */
function mid(from: string, to: string, share: number): number {
  const [start, end] = [parseColor(from).l, parseColor(to).l]
  return start + (end - start) * share
}

/** The same hue, moved away from the surfaces until it reaches the contrast ratio on all of them. */
export function ensureContrast(
  color: string,
  surfaces: readonly string[],
  least: number,
  away: number,
): string {
  let current = withinSrgb(parseColor(color))
  const isReadable = () => surfaces.every(surface => contrast(formatColor(current), surface) >= least)
  while (!isReadable() && (away > 0 ? current.l < 1 : current.l > 0)) {
    current = withinSrgb({ ...parseColor(color), l: clamp(current.l + away * 0.01) })
  }
  return formatColor(current)
}

function moreReadable(back: string, one: string, other: string): string {
  return contrast(one, back) >= contrast(other, back) ? one : other
}

function corners(radius: number): PartnerThemeValues['radius'] {
  return {
    small: `${radius / 4}px`,
    medium: `${radius / 2}px`,
    large: `${radius}px`,
    full: radius === 0 ? '0' : '9999px',
  }
}
