import { array, string, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** The visitor's feature flags, for guests and players. */
export const getFeatureFlags = endpoint({
  name: 'shell.getFeatureFlags',
  client: 'main',
  method: 'GET',
  path: '/feature-flags',
  answer: type({ authorizedFlags: array(string()) }),
  access: 'open',
})
