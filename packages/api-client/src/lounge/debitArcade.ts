import { arcadePlay } from '@players-club/domain-models'
import { integer, min, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { arcadePlayErrors, vendorGameId } from './arcadeEntry.ts'

/** Pays the wager of a play, `amount` tokens for the game `key`, and answers what reveals its outcome. */
export const debitArcade = endpoint({
  name: 'lounge.debitArcade',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/tokens/arcade-debits',
  body: object({ amount: min(integer(), 1), key: vendorGameId }),
  answer: arcadePlay,
  errors: arcadePlayErrors,
  access: 'player',
  effect: 'value',
})
