import { informationTile } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, queryInteger } from '../endpoint/index.ts'

/** One information-only tile in full. */
export const getInformationTile = endpoint({
  name: 'content.getInformationTile',
  client: 'main',
  method: 'GET',
  path: '/information-tiles/{id}',
  params: object({ id: queryInteger }),
  answer: informationTile,
  errors: { 'information.notFound': 404 },
  access: 'open',
})
