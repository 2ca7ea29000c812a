import { country } from '@players-club/domain-models'
import { array, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** Returns the countries that an address can be in; `getStates` returns the states of one. */
export const getCountries = endpoint({
  name: 'profile.getCountries',
  client: 'main',
  method: 'GET',
  path: '/countries',
  answer: type({ countries: array(country) }),
  access: 'open',
})
