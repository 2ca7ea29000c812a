import { position } from '@players-club/domain-models'
import { nullable, size, string, type } from 'superstruct'
import { askOutside, type PartyOptions } from './askOutside.ts'
import type { LocationProvider } from './LocationProvider.ts'

const verdict = type({ permission: size(string(), 1, 20), position: nullable(position) })

/** The location service over HTTP. */
export function httpLocation(options: PartyOptions): LocationProvider {
  const ask = askOutside({ name: 'location service', ...options })
  return { check: (reading, subject) => ask(verdict, { path: '/checks', body: { subject, ...reading } }) }
}
