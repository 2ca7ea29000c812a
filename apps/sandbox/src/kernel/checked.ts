import { type Struct, type StructError, validate } from 'superstruct'
import { Refusal } from './Refusal.ts'

const explain = (error: StructError) =>
  error.failures().map(failure => {
    const field = failure.path.join('.')
    if (failure.type === 'never') return { field, text: `"${field}" is not known here.` }
    const text = failure.message.replace(/^At path: \S+ -- /, '')
    return { field, text: field ? `${field}: ${text}` : text }
  })

/** Returns the value if it is valid; otherwise throws a refusal that names every invalid field. */
export function checked<T, S>(value: unknown, struct: Struct<T, S>): T {
  const [error, result] = validate(value, struct, { coerce: true })
  if (!error) return result
  const problems = explain(error)
  throw new Refusal(422, problems.map(problem => problem.text).join(' '), problems)
}
