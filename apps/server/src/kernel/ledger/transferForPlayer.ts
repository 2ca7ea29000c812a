import { Refusal } from '../http/problem.ts'
import { newId } from '../ids/newId.ts'
import { constraintOf, type Database } from '../database/index.ts'
import { LimitRefusal, type LimitUse } from '../limits/playerLimits.ts'
import { requestUnitOfWork, sessionParameters, touchAsker, type PlayerRequest } from './actForPlayer.ts'
import { ledgerError } from './errors.ts'
import { inTurn, notePlayer } from './inTurn.ts'
import type { Currency } from './ledger.tables.ts'
import type { House, TransferKind } from './transfer.ts'

/** What the player gets from the house; negative if the player gives it. */
interface OwnLine {
  house: House
  currency: Currency
  amount: number
}

export interface PlayerTransfer extends PlayerRequest {
  kind: TransferKind
  description: string
  lines: readonly OwnLine[]
  limit: Omit<LimitUse, 'playerId'>
  /** Why it is not made; a repeated request gets its stored answer nevertheless. */
  refusal?: string | null
}

export interface TransferredForPlayer {
  playerId: string
  /** The player's balances right after it, of the currencies that it moved. */
  balances: Partial<Record<Currency, number>>
}

const OWN = 'player'

const ownerOf = ({ house }: OwnLine) => `house:${house}`

/**
 * A player's request that is exactly one transfer, counted against a limit, in one round trip. It does what `actForPlayer`
 * with `postTransfer` and `consumeLimit` does, by the same functions of the database.
 */
export async function transferForPlayer(
  database: Database,
  asked: PlayerTransfer,
): Promise<TransferredForPlayer> {
  const { refusal } = asked
  if (refusal) return refuseUnlessDone(database, asked, () => new Refusal(refusal))
  const { asker, request, now, kind, description, lines, limit } = asked
  const { session, touchBefore, idleUntil } = sessionParameters(asked)
  const values = [
    session && Buffer.from(session),
    'playerId' in asker ? asker.playerId : null,
    request.key,
    request.operation,
    Buffer.from(request.bodyHash),
    now,
    touchBefore,
    idleUntil,
    newId(now),
    kind,
    description,
    lines.map(line => (line.amount < 0 ? OWN : ownerOf(line))),
    lines.map(line => (line.amount < 0 ? ownerOf(line) : OWN)),
    lines.map(line => line.currency),
    lines.map(line => Math.abs(line.amount)),
    limit.name,
    limit.day,
    limit.amount,
    limit.cap,
  ]
  try {
    const [row] = await inTurn(database, asker, () =>
      database.statement<{ player_id: string; answer: TransferredForPlayer['balances'] }>({
        name: 'ledger.transferForPlayer',
        text: `select player_id, answer from value_request_transfer(${values.map((_, at) => `$${at + 1}`).join(', ')})`,
        values,
      }),
    )
    if (row === undefined) throw new Error('A function returned no row.')
    notePlayer(asker, row.player_id)
    return { playerId: row.player_id, balances: row.answer }
  } catch (error) {
    if (constraintOf(error) !== 'limit_uses_used') throw ledgerError(error)
    return refuseUnlessDone(database, asked, playerId => new LimitRefusal({ ...limit, playerId }))
  }
}

const refuseUnlessDone = (
  database: Database,
  asked: PlayerRequest,
  refusalOf: (playerId: string) => Refusal,
): Promise<TransferredForPlayer> =>
  requestUnitOfWork<TransferredForPlayer['balances'], TransferredForPlayer>(
    database,
    asked,
    (_, { playerId, answer: balances }) =>
      balances === null
        ? Promise.reject(refusalOf(playerId))
        : Promise.resolve({ result: { playerId, balances }, last: touchAsker(asked) }),
  )
