import { object } from 'superstruct'
import { queryInteger } from '../endpoint/index.ts'

/** The id of an arcade game's record. */
export const ofArcadeGame = object({ gameId: queryInteger })
