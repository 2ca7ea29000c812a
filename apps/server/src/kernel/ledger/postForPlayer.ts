import { DatabaseUnavailableError, batchPerTick, type Database } from '../database/index.ts'
import { IdempotencyInFlightError } from '../idempotency/errors.ts'
import { type ValueRequest } from '../idempotency/request.ts'
import { newId } from '../ids/newId.ts'
import { SESSION_LIMITS } from '../sessions/settings.ts'
import { ledgerError, NoSessionError } from './errors.ts'
import type { Currency } from './ledger.tables.ts'
import type { House, Transfer } from './transfer.ts'

/** Who asks: the stored hash of the session cookie, or a known player. */
export type Asker = { sessionHash: Uint8Array } | { playerId: string }

/** What the player may use of something in one Phoenix day. */
export interface DailyCap {
  name: string
  amount: number
  cap: number
}

/** What the player gets from the house; negative if the player gives it. */
export interface OwnLine {
  house: House
  currency: Currency
  amount: number
}

export interface PlayerTransfer {
  asker: Asker
  request: ValueRequest
  now: Date
  transfer: Omit<Transfer, 'legs'> & { lines: readonly OwnLine[] }
  dailyCap?: DailyCap
}

export interface PostedForPlayer {
  playerId: string
  transferId: string
  /** Whether this request had been posted before, and nothing was done now. */
  isReplay: boolean
  /** The player's balances right after it, of the currencies that it moved. */
  points?: number
  tokens?: number
}

export type PostForPlayer = (transfer: PlayerTransfer) => Promise<PostedForPlayer>

/**
 * A player's whole request in one round trip and one transaction: session, idempotency, transfer and daily limit.
 * Requests of one tick share it, as long as none of them is refused. The transfer itself is the stored request, and its
 * answer is derived from it each time.
 */
export function createPostForPlayer(database: Database): PostForPlayer {
  const post = batchPerTick((asked: readonly PlayerTransfer[]) => postTogether(database, asked))
  return async transfer => {
    checkLines(transfer.transfer.lines)
    try {
      return await post(transfer)
    } catch (error) {
      throw ledgerError(error)
    }
  }
}

/** All in one batch; if that is refused, nothing was done, and each request runs alone. */
async function postTogether(
  database: Database,
  asked: readonly PlayerTransfer[],
): Promise<readonly Promise<PostedForPlayer>[]> {
  try {
    const answers = await postAtOnce(database, asked)
    return asked.map(async (_, place) => answerAt(answers, place))
  } catch (error) {
    const isOver = error instanceof DatabaseUnavailableError && error.reason !== 'overloaded'
    if (asked.length === 1 || isOver) throw error
    return asked.map(async each => answerAt(await postAtOnce(database, [each]), 0))
  }
}

/**
 * By their positions: an answer, or null if the same request is in flight. Without a live session there is no entry.
 */
type Answers = ReadonlyMap<number, PostedForPlayer | null>

async function postAtOnce(database: Database, asked: readonly PlayerTransfer[]): Promise<Answers> {
  const rows = await database.statement<{ place: number; answer: PostedForPlayer | null }>({
    name: 'ledger.player_transfers',
    text: 'select place, answer from player_transfers($1)',
    values: [JSON.stringify(asked.map(rowOf))],
  })
  return new Map(rows.map(({ place, answer }) => [place, answer]))
}

function answerAt(answers: Answers, place: number): PostedForPlayer {
  const answer = answers.get(place)
  if (answer === undefined) throw new NoSessionError()
  if (answer === null) throw new IdempotencyInFlightError()
  return answer
}

/** The parameter of the database's function. */
const rowOf = ({ asker, request, now, transfer, dailyCap }: PlayerTransfer, place: number) => ({
  place,
  ...('sessionHash' in asker ? { session: hex(asker.sessionHash) } : { player: asker.playerId }),
  now,
  touch_before: new Date(now.getTime() - SESSION_LIMITS.touchMs),
  idle_until: new Date(now.getTime() + SESSION_LIMITS.idleMs),
  key: request.key,
  operation: request.operation,
  body_hash: hex(request.bodyHash),
  transfer: newId(now),
  kind: transfer.kind,
  description: transfer.description,
  details: transfer.details ?? {},
  houses: transfer.lines.map(line => line.house),
  currencies: transfer.lines.map(line => line.currency),
  amounts: transfer.lines.map(line => line.amount),
  cap_name: dailyCap?.name,
  cap_amount: dailyCap?.amount,
  cap: dailyCap?.cap,
})

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

function checkLines(lines: readonly OwnLine[]): void {
  if (lines.length === 0) throw new Error('A transfer without lines moves nothing.')
  for (const { amount } of lines) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new Error(`A line cannot move ${amount}.`)
  }
}
