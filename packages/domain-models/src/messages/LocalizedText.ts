import type { MessageKey } from './Catalogue.ts'
import type { MessageParams } from './formatMessage.ts'

/** A text of the catalogue: its key, and what belongs into it. */
export interface KeyedText {
  readonly key: MessageKey
  readonly params?: MessageParams
}

/** A text of the catalogue, or one that the server sent in the player's language. */
export type LocalizedText =
  | (KeyedText & { readonly text?: undefined })
  | { readonly text: string; readonly key?: undefined }
