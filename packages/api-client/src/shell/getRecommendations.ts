import { instant, recommendation, recommendationState, recommendationTag } from '@players-club/domain-models'
import { object, type } from 'superstruct'
import { endpoint, lenientArray } from '../endpoint/index.ts'
import { filterOf } from '../wire/index.ts'

/** The recommendations for the visitor: published, for this place, and begun at `startUntil` or before. */
export const getRecommendations = endpoint({
  name: 'shell.getRecommendations',
  client: 'main',
  method: 'GET',
  path: '/recommendations',
  query: object({
    filter: filterOf({ publishedState: recommendationState, tag: recommendationTag, startUntil: instant() }),
  }),
  answer: type({ content: lenientArray(recommendation) }),
  access: 'open',
})
