import { city } from '@players-club/domain-models'
import { array, object, type } from 'superstruct'
import { endpoint, queryInteger } from '../endpoint/index.ts'

/** The cities of a state; empty if our list is incomplete and any city may be entered. */
export const getCities = endpoint({
  name: 'profile.getCities',
  client: 'main',
  method: 'GET',
  path: '/states/{stateId}/cities',
  params: object({ stateId: queryInteger }),
  answer: type({ cities: array(city) }),
  access: 'open',
})
