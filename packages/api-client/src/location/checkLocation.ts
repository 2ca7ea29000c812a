import { deviceReading, locationCheck } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** Asks the location service where a player is, starting from the browser's reading of the device. */
export const checkLocation = endpoint({
  name: 'location.checkLocation',
  client: 'main',
  method: 'POST',
  path: '/location/checks',
  body: deviceReading,
  answer: locationCheck,
  errors: { 'location.checkFailed': 503 },
  access: 'player',
  effect: 'write',
})
