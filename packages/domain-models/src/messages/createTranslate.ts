import type { Catalogue, MessageKey, MessageRow } from './Catalogue.ts'
import { zoneCity, type TimeZone } from '../time/lotteryTime.ts'
import { formatMessage, type MessageParams } from './formatMessage.ts'
import type { Locale } from './Locale.ts'
import type { Lottery } from '../shell/Lottery.ts'

/** Gives the text of a key in one language. */
export interface Translate {
  (key: MessageKey, params?: MessageParams): string
  readonly locale: Locale
  readonly zone: TimeZone
  readonly currency: string
  /** Whether the loaded catalogue has a text for what a server calls a key. */
  has(key: string): key is MessageKey
  /** Fetches the texts of these rows, unless they are there; once more where they could not be fetched before. */
  load(rows: readonly MessageRow[]): Promise<unknown>
  /** What has to be waited for before a text of this row can be shown; null once it is there. */
  awaited(row: MessageRow): Promise<unknown> | null
}

/**
 * Reads the texts of one catalogue, which has all that will be asked for. A text that is not loaded is a
 * fault of ours: tests and Storybook stop at it (`isStrict`), players see nothing rather than a key.
 *
 * @example
 * ```ts
 * import { copperStateLottery, createTranslate, loadCatalogue, MESSAGE_ROWS } from '@players-club/domain-models'
 *
 * const catalogue = await loadCatalogue('en', MESSAGE_ROWS)
 * const translate = createTranslate(catalogue, 'en', copperStateLottery)
 *
 * console.log(translate('error.uaaAuthentication.warning', { remainingAttempts: 2 }))
 * ```
 */
export function createTranslate(
  catalogue: Catalogue,
  locale: Locale,
  lottery: Lottery,
  isStrict = false,
): Translate {
  const facts = factsOf(lottery)
  const has = (key: string): key is MessageKey => Object.hasOwn(catalogue, key)
  const translate = (key: MessageKey, params?: MessageParams) => {
    const text = catalogue[key]
    if (text === undefined && isStrict) throw new Error(`The catalogue has no text for ${key}.`)
    return text === undefined ? '' : formatMessage(text, { ...facts, ...params }, locale)
  }
  return Object.assign(translate, {
    locale,
    zone: lottery.zone,
    currency: lottery.currency,
    has,
    load: () => Promise.resolve(),
    awaited: () => null,
  })
}

/** What texts have placeholders for wherever it is said: `{lottery}`, `{club}`, `{lounge}`, `{minimumAge}`, `{city}` and `{currency}`. */
function factsOf({ brand, minimumAge, zone, currency }: Lottery): MessageParams {
  const { lotteryName: lottery, clubName: club, loungeName: lounge } = brand
  // As text: the first number that a page formats blocks a slow phone for a tenth of a second, and every page has this one.
  return { lottery, club, lounge, minimumAge: String(minimumAge), city: zoneCity(zone), currency }
}
