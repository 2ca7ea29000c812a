import { preferredLocale, type Locale, type Lottery } from '@players-club/domain-models'
import { readPageLottery } from '@players-club/flow-hooks/club'
import { themeNames, type ThemeName } from '@players-club/ui/themes'
import type { PartnerBrand } from '@players-club/ui/themes/partner'
import { frameRadius } from '../protocol/frameRadius.ts'

/** The partner's attributes, as parameters of the frame's address. */
export type FrameParams = {
  /** The widget's id in the page. */
  readonly id: string
  readonly locale: Locale
  readonly theme: ThemeName
  /** The partner's own colours; they override the theme if their contrast is sufficient. */
  readonly brand: PartnerBrand | null
  /** Why there is no brand although there are colours. */
  readonly fault: string | null
}

/** What the language of a frame or of the sign-in window is chosen from. */
export interface FrameLanguages {
  /** Those of the browser, the most wanted first. */
  readonly preferred: readonly string[]
  /** Those of the lottery. */
  readonly locales: Lottery['locales']
}

/** The languages of this browser and of the lottery in this page. */
export const pageLanguages = (): FrameLanguages => ({
  preferred: navigator.languages,
  locales: readPageLottery().locales,
})

/** The first language that the lottery has: of the widget and of the page around it, as in `de,es-MX`, else of the browser. */
export const frameLocale = (asked: string | null, { preferred, locales }: FrameLanguages): Locale =>
  preferredLocale({ cookie: '', acceptLanguage: [asked ?? '', ...preferred].join(), locales })

/** Reads the frame's address. Other invalid parameters than colours are ignored. */
export function frameParams(search: string, languages: FrameLanguages): FrameParams {
  const query = new URLSearchParams(search)
  const [accent, surface, text] = [query.get('accent'), query.get('surface'), query.get('text')]
  const brand = accent && surface && text ? { accent, surface, text, radius: frameRadius(query) } : null
  return {
    id: query.get('id') ?? '',
    locale: frameLocale(query.get('lang'), languages),
    theme: themeNames.find(name => name === query.get('theme')) ?? 'lucky-lounge',
    brand,
    fault: !brand && (accent || surface || text) ? 'accent, surface and text belong together.' : null,
  }
}
