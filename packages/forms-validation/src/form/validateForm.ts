import { validate, type Failure, type Struct } from 'superstruct'
import type { FieldError } from './FieldError.ts'

/** The first error of each invalid field; a valid field has no entry. */
export type FormErrors<T> = Partial<Record<keyof T, FieldError>>

/** The values as they may be sent, or what is wrong with them; never both. */
export type FormResult<T> =
  | { readonly values: T; readonly errors: Readonly<Record<string, never>> }
  | { readonly values?: undefined; readonly errors: FormErrors<T> }

/**
 * Checks a whole form at once: the first error of every field, and the tidied values when there is none.
 *
 * @example
 * ```ts
 * import { signInForm, validateForm } from '@players-club/forms-validation'
 *
 * const typed = { email: ' ana@players.example', password: '', rememberMe: false }
 * const { values, errors } = validateForm(signInForm, typed)
 *
 * console.log(values ?? errors.password?.key)
 * ```
 */
export function validateForm<T extends object, S>(schema: Struct<T, S>, values: unknown): FormResult<T> {
  const [failed, valid] = validate(values, schema, { coerce: true })
  if (!failed) return { values: valid, errors: {} }
  const errors: Partial<Record<string, FieldError>> = {}
  for (const failure of failed.failures()) {
    const field = failure.path[0]
    if (field !== undefined) errors[String(field)] ??= errorOf(failure)
  }
  // The failures' paths begin with the schema's own field names.
  return { errors: errors as FormErrors<T> }
}

function errorOf(failure: Failure & { error?: FieldError }): FieldError {
  return failure.error ?? { key: 'field.invalid' }
}
