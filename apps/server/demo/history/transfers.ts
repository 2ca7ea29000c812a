import { TOKEN_EXCHANGE } from '@players-club/domain-models'
import type { House, Leg, Transfer } from '../../src/kernel/ledger/index.ts'

type Label = Pick<Transfer, 'kind' | 'description' | 'details'>

/** A transfer from the house to a player. */
export const gives = (
  playerId: string,
  currency: Leg['currency'],
  amount: number,
  label: Label,
  house: House = 'grants',
): Transfer => ({ ...label, legs: [{ from: { house }, to: { playerId }, currency, amount }] })

/** A transfer from a player to the house. */
export const takes = (
  playerId: string,
  currency: Leg['currency'],
  amount: number,
  label: Label,
  house: House = 'rewards',
): Transfer => ({ ...label, legs: [{ from: { playerId }, to: { house }, currency, amount }] })

/** A grant that belongs to no game and no activity. */
export const grant = (playerId: string, entry: string, currency: Leg['currency'], amount: number): Transfer =>
  gives(playerId, currency, amount, { kind: 'GRANT', description: `history.entry.${entry}` })

/** A conversion of points into tokens, in steps. */
export const exchange = (playerId: string, steps: number): Transfer => {
  const { points, tokens } = TOKEN_EXCHANGE
  const label = { kind: 'EXCHANGE', description: 'history.entry.exchange' } as const
  return {
    ...label,
    legs: [
      ...takes(playerId, 'points', steps * points, label, 'exchange').legs,
      ...gives(playerId, 'tokens', steps * tokens, label, 'exchange').legs,
    ],
  }
}
