import type { FieldError } from './FieldError.ts'

/** The errors among what the rules of a form's fields found, in the same order; a valid field has no entry. */
export const errorsAmong = <Field extends string>(
  found: Readonly<Partial<Record<Field, FieldError | null>>>,
): Partial<Record<Field, FieldError>> => {
  const errors: Partial<Record<Field, FieldError>> = {}
  for (const field in found) {
    const error: FieldError | null | undefined = found[field]
    if (error) errors[field] = error
  }
  return errors
}
