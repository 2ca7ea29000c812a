import type { KeyedText } from '@players-club/domain-models'

/** A field's error, as a text of the catalogue. */
export type FieldError = KeyedText

/** Validates one value; the context holds what else the result depends on. */
export type FieldRule<Context = void> = (value: string, context: Context) => FieldError | null
