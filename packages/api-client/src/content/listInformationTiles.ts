import { informationTileSummary } from '@players-club/domain-models'
import { array, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** The information-only tiles to show now, in the operator's order. */
export const listInformationTiles = endpoint({
  name: 'content.listInformationTiles',
  client: 'main',
  method: 'GET',
  path: '/information-tiles',
  answer: type({ content: array(informationTileSummary) }),
  errors: {},
  access: 'open',
  effect: 'read',
})
