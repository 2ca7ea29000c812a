import { instant, recommendation, recommendationState, recommendationTag } from '@players-club/domain-models'
import { coerce, object, string, type } from 'superstruct'
import { endpoint, lenientArray } from '../endpoint/index.ts'
import { parseFilter } from '../wire/index.ts'

/** The recommendations for the visitor: published, for this place, and begun at `startUntil` or before. */
export const getRecommendations = endpoint({
  name: 'shell.getRecommendations',
  client: 'main',
  method: 'GET',
  path: '/recommendations',
  query: object({
    filter: coerce(
      object({ publishedState: recommendationState, tag: recommendationTag, startUntil: instant() }),
      string(),
      parseFilter([]),
    ),
  }),
  answer: type({ content: lenientArray(recommendation) }),
  access: 'open',
})
