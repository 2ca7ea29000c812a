import type { MessageKey, MessageParams, Translate } from '@players-club/domain-models'

/** A text of the catalogue, or words that the service sent. */
export type Saying =
  | { readonly key: MessageKey; readonly params?: MessageParams; readonly text?: undefined }
  | { readonly text: string; readonly key?: undefined }

/** The words of it in the reader's language; nothing of nothing. */
export function say(translate: Translate, saying: Saying | null | undefined): string | undefined {
  if (!saying) return undefined
  return saying.key ? translate(saying.key, saying.params) : saying.text
}
