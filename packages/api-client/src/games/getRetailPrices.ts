import { array, number, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** The retail prices of tickets, in dollars, the lowest first. */
export const getRetailPrices = endpoint({
  name: 'games.getRetailPrices',
  client: 'main',
  method: 'GET',
  path: '/game-prices',
  answer: type({ content: array(number()) }),
  access: 'open',
})
