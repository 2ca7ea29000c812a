import { type Struct, type StructError, validate } from 'superstruct'
import { Refusal } from './Refusal.ts'

const explain = (error: StructError) =>
  error.failures().map(failure => {
    const field = failure.path.join('.')
    if (failure.type === 'never') return { field, text: `"${field}" is not known here.` }
    const text = failure.message.replace(/^At path: \S+ -- /, '')
    return { field, text: field ? `${field}: ${text}` : text }
  })

/** The value, if it fits; else a refusal that names every wrong field. */
export function checked<T, S>(value: unknown, struct: Struct<T, S>): T {
  const [error, result] = validate(value, struct, { coerce: true })
  if (!error) return result
  const problems = explain(error)
  throw new Refusal(422, problems.map(problem => problem.text).join(' '), problems)
}
