import { array, string, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** The features that are open to whoever asks, guest or player. */
export const getFeatureFlags = endpoint({
  name: 'shell.getFeatureFlags',
  client: 'main',
  method: 'GET',
  path: '/feature-flags',
  answer: type({ authorizedFlags: array(string()) }),
  errors: {},
  access: 'open',
  effect: 'read',
})
