import type { Context, Infer } from 'superstruct'
import type { AnyStruct } from '../endpoint/index.ts'

const NO_PATH: Context = { path: [], branch: [], mask: false }

type Members = Record<string | number, unknown>

/** The first mismatch between a value and its struct, with its path. */
export class ValidationMismatch extends TypeError {
  readonly path: (string | number)[] = []
}

/**
 * Fast path of validation: gives the result of superstruct's `create` in half the time. It calls the same coercers,
 * validators and refiners, but tracks no path or branch; the path is built only for a mismatch, on the way up.
 */
export function validateFast<S extends AnyStruct>(given: unknown, struct: S): Infer<S> | ValidationMismatch {
  const value = struct.coercer(given, NO_PATH) as Infer<S>
  for (const { message } of struct.validator(value, NO_PATH)) return new ValidationMismatch(message)
  const mismatch = validateMembers(value, struct)
  if (mismatch) return mismatch
  for (const { message } of struct.refiner(value, NO_PATH)) return new ValidationMismatch(message)
  return value
}

/** Answers consist of tolerant objects (`type`): iterating their schema is faster than superstruct's generator. */
function validateMembers(
  whole: Members,
  { type, schema, entries }: AnyStruct,
): ValidationMismatch | undefined {
  let mismatch: ValidationMismatch | undefined
  if (whole && type === 'type')
    for (const name of Object.keys(schema))
      mismatch ??= validateMember(whole, name, whole[name], schema[name])
  else
    for (const [name, member, struct] of entries(whole, NO_PATH))
      mismatch ??= validateMember(whole, name, member, struct as AnyStruct)
  return mismatch
}

function validateMember(whole: Members, name: string | number, member: unknown, struct: AnyStruct) {
  const made: unknown = validateFast(member, struct)
  if (made instanceof ValidationMismatch) {
    made.path.unshift(name)
    return made
  }
  if (made !== member) whole[name] = made
  return undefined
}

/** Whether a value is valid for a struct. */
export const isValid = <S extends AnyStruct>(value: unknown, struct: S): value is Infer<S> =>
  !(validateFast(value, struct) instanceof ValidationMismatch)
