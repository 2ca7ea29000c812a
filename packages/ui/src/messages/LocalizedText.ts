import type { MessageKey, MessageParams, Translate } from '@players-club/domain-models'

/** A key of the message catalogue, or a text that the server sent in the player's language. */
export type LocalizedText =
  | { readonly key: MessageKey; readonly params?: MessageParams; readonly text?: undefined }
  | { readonly text: string; readonly key?: undefined }

/** The text in the player's language; undefined where there is none. */
export function resolveText(
  translate: Translate,
  text: LocalizedText | null | undefined,
): string | undefined {
  if (!text) return undefined
  return text.key ? translate(text.key, text.params) : text.text
}
