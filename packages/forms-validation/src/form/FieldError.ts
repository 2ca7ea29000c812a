import type { MessageKey, MessageParams } from '@players-club/domain-models'

/** A field's error, as a text of the catalogue. */
export interface FieldError {
  readonly key: MessageKey
  readonly params?: MessageParams
}

/** Validates one value; the context holds what else the result depends on. */
export type FieldRule<Context = void> = (value: string, context: Context) => FieldError | null
