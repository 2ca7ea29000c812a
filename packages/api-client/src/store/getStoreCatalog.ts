import { tokenBundle } from '@players-club/domain-models'
import { array, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** The token bundles for sale, the smallest first. */
export const getStoreCatalog = endpoint({
  name: 'store.getStoreCatalog',
  client: 'main',
  method: 'GET',
  path: '/store/catalog',
  answer: type({ content: array(tokenBundle) }),
  access: 'player',
})
