import type { Look, LookFont } from '@players-club/domain-models'
import { LOOK_PATH } from '@players-club/domain-models'
import { media } from '../../tokens/media.ts'
import { contrast, formatColor, parseColor } from '../color/oklch.ts'
import { vars } from '../contract.css.ts'
import { ensureContrast, partnerTheme } from '../partnerTheme.ts'
import { themeProperties, type Values } from '../themeProperties.ts'
import { bothSchemes, type ThemeColors } from '../ThemeValues.ts'

const LOUNGE = '[data-theme="lucky-lounge"]'
const EVERYWHERE = `:root:not([data-theme]), [data-theme="players-club"], ${LOUNGE}`

/**
 * Derives the style sheet of a lottery from its look: the light and the dark scheme of the club, and the lounge, which is
 * always dark. It is in no layer, so that it overrides the themes of this package in whatever order they are loaded.
 * Throws an explanation when the contrast of the colours is too low.
 *
 * @example
 * ```ts
 * import { lotteryStyles } from '@players-club/ui/themes/lottery'
 *
 * const colors = { accent: '#0b5a8a', surface: '#ffffff', text: '#14202b', night: '#0c1a2a' }
 *
 * export const css = lotteryStyles({ colors, radius: 8, logo: 'logo.svg' })
 * ```
 */
export function lotteryStyles({ colors, radius, displayFont, textFont }: Look): string {
  const { accent, surface, text, night } = colors
  const ratio = contrast(surface, night)
  if (ratio < 7 || parseColor(surface).l < parseColor(night).l)
    throw new Error(
      `The night ${night} has a contrast of ${ratio.toFixed(2)} to the surface ${surface}, but needs 7. Choose a lighter surface or a darker night.`,
    )
  const light = partnerTheme({ accent, surface, text, radius })
  const dark = partnerTheme({
    accent: ensureContrast(accent, [night], 6, 1),
    surface: night,
    text: surface,
    radius,
  })
  const byDay = withNight(light.colors, night, surface)
  const byNight = withNight(dark.colors, dark.colors.surface.sunken, surface)
  const font = {
    ...(displayFont && { display: familyOf(displayFont) }),
    ...(textFont && { text: familyOf(textFont) }),
  }
  return [
    ...[displayFont, textFont].filter(each => each !== undefined).map(fontFace),
    rule(EVERYWHERE, { color: bothSchemes(byDay, byNight), radius: light.radius, font }),
    `@media ${media.screen} { ${rule(LOUNGE, { color: byNight })} }`,
  ].join('\n')
}

/** The footer and the panel of the lounge are dark in both schemes; the panel of a greeting has a tint of the accent. */
function withNight(colors: ThemeColors, night: string, light: string): Values {
  const { accent, panel, surface, text } = colors
  const lifted = { ...parseColor(night), l: parseColor(night).l + 0.08 }
  const isDark = parseColor(text.default).l > 0.5
  return {
    ...colors,
    surface: { ...surface, inverse: night },
    text: { ...text, inverse: light },
    panel: {
      ...panel,
      dusk: { bg: ensureContrast(formatColor(lifted), [light], 7, -1), fg: light },
      sun: { bg: ensureContrast(accent.subtleBg, [text.default], 7, isDark ? -1 : 1), fg: text.default },
    },
  }
}

const familyOf = ({ family }: LookFont) => `'${family}', system-ui, sans-serif`

const fontFace = ({ family, file }: LookFont) =>
  `@font-face { font-family: '${family}'; src: url('${LOOK_PATH}${file}') format('woff2'); font-weight: 100 900; font-display: swap }`

function rule(selector: string, values: Values): string {
  const lines = themeProperties({ ...vars }, values).map(([name, value]) => `${name}: ${value}`)
  return `${selector} { ${lines.join('; ')} }`
}
