import { position } from '@players-club/domain-models'
import { nullable, size, string, type } from 'superstruct'
import { callService, type ServiceOptions } from './externalService.ts'
import type { LocationProvider } from './LocationProvider.ts'

/** As everywhere in answers of providers, members that we do not know are ignored. */
const verdict = type({ permission: size(string(), 1, 20), position: nullable(type(position.schema)) })

/** The location service over HTTP. */
export function httpLocation(options: ServiceOptions): LocationProvider {
  const ask = callService({ name: 'location service', ...options })
  return { check: (reading, subject) => ask(verdict, { path: '/checks', body: { subject, ...reading } }) }
}
