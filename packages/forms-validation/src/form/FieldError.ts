import type { MessageKey, MessageParams } from '@players-club/domain-models'

/** What is wrong with a field, as a text of the catalogue. */
export interface FieldError {
  readonly key: MessageKey
  readonly params?: MessageParams
}

/** Judges one value; what else the judgement depends on comes in as the context. */
export type FieldRule<Context = void> = (value: string, context: Context) => FieldError | null
