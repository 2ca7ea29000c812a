import type { LocalizedText, Translate } from '@players-club/domain-models'

export type { LocalizedText } from '@players-club/domain-models'

/** The text in the player's language; undefined where there is none. */
export function resolveText(
  translate: Translate,
  text: LocalizedText | null | undefined,
): string | undefined {
  if (!text) return undefined
  return text.key ? translate(text.key, text.params) : text.text
}
