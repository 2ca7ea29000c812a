import { informationTileSummary } from '@players-club/domain-models'
import { type } from 'superstruct'
import { endpoint, lenientArray } from '../endpoint/index.ts'

/** The information-only tiles to show now, in the operator's order. */
export const listInformationTiles = endpoint({
  name: 'content.listInformationTiles',
  client: 'main',
  method: 'GET',
  path: '/information-tiles',
  answer: type({ content: lenientArray(informationTileSummary) }),
  access: 'open',
})
