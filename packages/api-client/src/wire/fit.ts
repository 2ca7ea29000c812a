import type { Context, Infer } from 'superstruct'
import type { AnyStruct } from '../endpoint/index.ts'

const NOWHERE: Context = { path: [], branch: [], mask: false }

type Members = Record<string | number, unknown>

/** What first does not fit, and where it is. */
export class Misfit extends TypeError {
  readonly path: (string | number)[] = []
}

/**
 * What superstruct's `create` makes of JSON, for half of its time: that writes down the way to each value as it goes, which
 * is asked for only where one does not fit.
 */
export function fit<S extends AnyStruct>(given: unknown, struct: S): Infer<S> | Misfit {
  const value = struct.coercer(given, NOWHERE) as Infer<S>
  for (const { message } of struct.validator(value, NOWHERE)) return new Misfit(message)
  const misfit = fitMembers(value, struct)
  if (misfit) return misfit
  for (const { message } of struct.refiner(value, NOWHERE)) return new Misfit(message)
  return value
}

/** Those of tolerant objects, which answers are made of, are known without superstruct's telling them one by one. */
function fitMembers(whole: Members, { type, schema, entries }: AnyStruct): Misfit | undefined {
  let misfit: Misfit | undefined
  if (whole && type === 'type')
    for (const name of Object.keys(schema)) misfit ??= fitMember(whole, name, whole[name], schema[name])
  else
    for (const [name, member, struct] of entries(whole, NOWHERE))
      misfit ??= fitMember(whole, name, member, struct as AnyStruct)
  return misfit
}

function fitMember(whole: Members, name: string | number, member: unknown, struct: AnyStruct) {
  const made: unknown = fit(member, struct)
  if (made instanceof Misfit) {
    made.path.unshift(name)
    return made
  }
  if (made !== member) whole[name] = made
  return undefined
}

/** Whether a value is what a struct says. */
export const fits = <S extends AnyStruct>(value: unknown, struct: S): value is Infer<S> =>
  !(fit(value, struct) instanceof Misfit)
