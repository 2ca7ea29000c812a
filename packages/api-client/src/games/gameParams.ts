import { GAMES_PAGE_MAX } from '@players-club/domain-models'
import { max, min, object } from 'superstruct'
import { queryInteger } from '../endpoint/index.ts'

const LARGEST_ID = 2_147_483_647

/** An id in an address. */
export const queryId = max(min(queryInteger, 1), LARGEST_ID)

export const ofGame = object({ gameId: queryId })

export const pageNumber = max(min(queryInteger, 0), GAMES_PAGE_MAX)
