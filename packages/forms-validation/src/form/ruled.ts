import { refine, type Struct } from 'superstruct'
import type { FieldError } from './FieldError.ts'

/**
 * A field of a form: the shape of its value, and the rule that says what is wrong with one of that shape.
 *
 * @example
 * ```ts
 * import { emailRule, ruled, validateForm } from '@players-club/forms-validation'
 * import { object, string, trimmed } from 'superstruct'
 *
 * const newsletter = object({ email: ruled(trimmed(string()), emailRule) })
 *
 * console.log(validateForm(newsletter, { email: 'ana@' }).errors.email?.key)
 * ```
 */
export function ruled<T, S>(struct: Struct<T, S>, rule: (value: T) => FieldError | null): Struct<T, S> {
  return refine(struct, 'rule', value => {
    const error = rule(value)
    // superstruct keeps whatever a failure carries, so the error comes out with its params.
    return error ? Object.assign({ message: error.key }, { error }) : true
  })
}
