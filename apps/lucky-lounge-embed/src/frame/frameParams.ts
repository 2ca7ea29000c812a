import { isLocale, preferredLocale, type Locale } from '@players-club/domain-models'
import { themeNames, type ThemeName } from '@players-club/ui/themes'
import type { PartnerBrand } from '@players-club/ui/themes/partner'

/** The partner's attributes, as parameters of the frame's address. */
export type FrameParams = {
  /** The widget's id in the page. */
  readonly id: string
  readonly locale: Locale
  readonly theme: ThemeName
  /** The partner's own colours; they override the theme if their contrast is sufficient. */
  readonly brand: PartnerBrand | null
}

const RADIUS = 16
const ROUNDEST = 32

/** The language of the page, or else the first supported one of the browser. */
export function localeOf(asked: string | null, languages: readonly string[]): Locale {
  const language = asked?.toLowerCase().split('-')[0] ?? ''
  return isLocale(language) ? language : preferredLocale({ cookie: '', acceptLanguage: languages.join() })
}

/** Reads the frame's address. Invalid parameters are ignored. */
export function frameParams(search: string, languages: readonly string[]): FrameParams {
  const query = new URLSearchParams(search)
  const [accent, surface, text] = [query.get('accent'), query.get('surface'), query.get('text')]
  const radius = Number(query.get('radius') ?? RADIUS)
  return {
    id: query.get('id') ?? '',
    locale: localeOf(query.get('lang'), languages),
    theme: themeNames.find(name => name === query.get('theme')) ?? 'lucky-lounge',
    brand:
      accent && surface && text
        ? { accent, surface, text, radius: radius >= 0 && radius <= ROUNDEST ? radius : RADIUS }
        : null,
  }
}
