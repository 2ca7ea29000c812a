import type { Catalogue, MessageKey } from './Catalogue.ts'
import { formatMessage, type MessageParams } from './formatMessage.ts'
import type { Locale } from './Locale.ts'

/** Gives the text of a key in one language. */
export interface Translate {
  (key: MessageKey, params?: MessageParams): string
  readonly locale: Locale
  /** Whether the loaded catalogue has a text for what a server calls a key. */
  has(key: string): key is MessageKey
  /** The same with the texts of more rows, for a page that has loaded its own. */
  extend(more: Catalogue): Translate
}

/**
 * A text that is not loaded is a fault of ours: tests and Storybook stop at it (`isStrict`), players see nothing rather
 * than a key.
 */
export function createTranslate(catalogue: Catalogue, locale: Locale, isStrict = false): Translate {
  const has = (key: string): key is MessageKey => Object.hasOwn(catalogue, key)
  const translate = (key: MessageKey, params: MessageParams = {}) => {
    const text = has(key) ? catalogue[key] : undefined
    if (text === undefined && isStrict) throw new Error(`The catalogue has no text for ${key}.`)
    return text === undefined ? '' : formatMessage(text, params, locale)
  }
  const extend = (more: Catalogue) => createTranslate({ ...catalogue, ...more }, locale, isStrict)
  return Object.assign(translate, { locale, has, extend })
}
