import { state } from '@players-club/domain-models'
import { array, object, type } from 'superstruct'
import { endpoint, queryInteger } from '../endpoint/index.ts'

/** The states of a country; empty for an unknown country. */
export const getStates = endpoint({
  name: 'profile.getStates',
  client: 'main',
  method: 'GET',
  path: '/countries/{countryId}/states',
  params: object({ countryId: queryInteger }),
  answer: type({ states: array(state) }),
  access: 'open',
})
