import { TOKEN_EXCHANGE } from '@players-club/domain-models'
import type { House, Leg, Transfer } from '../../src/kernel/ledger/index.ts'

type Told = Pick<Transfer, 'kind' | 'description' | 'details'>

/** A transfer from the house to a player. */
export const gives = (
  playerId: string,
  currency: Leg['currency'],
  amount: number,
  told: Told,
  house: House = 'grants',
): Transfer => ({ ...told, legs: [{ from: { house }, to: { playerId }, currency, amount }] })

/** A transfer from a player to the house. */
export const takes = (
  playerId: string,
  currency: Leg['currency'],
  amount: number,
  told: Told,
  house: House = 'rewards',
): Transfer => ({ ...told, legs: [{ from: { playerId }, to: { house }, currency, amount }] })

/** A grant that belongs to no game and no activity. */
export const grant = (playerId: string, entry: string, currency: Leg['currency'], amount: number): Transfer =>
  gives(playerId, currency, amount, { kind: 'GRANT', description: `history.entry.${entry}` })

/** A conversion of points into tokens, in steps. */
export const exchange = (playerId: string, steps: number): Transfer => {
  const { points, tokens } = TOKEN_EXCHANGE
  const told = { kind: 'EXCHANGE', description: 'history.entry.exchange' } as const
  return {
    ...told,
    legs: [
      ...takes(playerId, 'points', steps * points, told, 'exchange').legs,
      ...gives(playerId, 'tokens', steps * tokens, told, 'exchange').legs,
    ],
  }
}
