import { object } from 'superstruct'
import { queryInteger } from '../endpoint/index.ts'

/** The id of a drawing of the lounge. */
export const ofLoungeReward = object({ rewardId: queryInteger })
