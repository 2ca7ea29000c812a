import { coerce, object, string } from 'superstruct'
import type { AnyStruct } from '../endpoint/index.ts'

/** A filter: an object in the model, a text in the address, such as `historyTypes:A,B;startDate:2026-03-05`. */
export function filterOf<Members extends Record<string, AnyStruct>>(members: Members) {
  return coerce(object(members), string(), text => parse(text, members))
}

/** A text that is not a filter is returned unchanged and fails in validation. */
function parse(text: string, members: Readonly<Record<string, AnyStruct>>): unknown {
  const entries = text.split(';').map(part => {
    const [name = '', ...rest] = part.split(':')
    const value = rest.join(':')
    return [name, members[name]?.type === 'array' ? value.split(',') : value] as const
  })
  return entries.every(([name]) => name) ? Object.fromEntries(entries) : text
}
