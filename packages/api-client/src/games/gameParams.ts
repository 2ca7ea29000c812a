import { GAMES_PAGE_MAX } from '@players-club/domain-models'
import { max, min, object } from 'superstruct'
import { queryId, queryInteger } from '../endpoint/index.ts'

export const ofGame = object({ gameId: queryId })

export const pageNumber = max(min(queryInteger, 0), GAMES_PAGE_MAX)
