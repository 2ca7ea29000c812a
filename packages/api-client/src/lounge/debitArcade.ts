import { arcadePlay } from '@players-club/domain-models'
import { integer, max, min, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { arcadePlayErrors, vendorGameId } from './arcadeEntry.ts'

/** Pays a play's wager, `amount` tokens for the game `key`, and returns the token that reveals its outcome. */
export const debitArcade = endpoint({
  name: 'lounge.debitArcade',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/tokens/arcade-debits',
  body: object({ amount: max(min(integer(), 1), 1_000_000), key: vendorGameId }),
  answer: arcadePlay,
  errors: arcadePlayErrors,
  access: 'player',
  effect: 'value',
})
