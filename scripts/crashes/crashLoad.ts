import { setTimeout as pause } from 'node:timers/promises'
import type { ValueCall } from '../../apps/server/test/valueCalls/valueCalls.ts'
import { orderId } from '../../apps/server/test/valueCalls/valueData.ts'
import { valueRequest } from '../bench/valueRequests.ts'
import { PLAYERS, type CrashClub } from './crashClub.ts'
import type { Operation } from './judge.ts'

const LANES = 24
/** After an answer that does not decide anything, such as a 503. */
const RETRY_MS = 100
const TIMEOUT_MS = 20_000
const GIVE_UP_MS = 5 * 60_000

/** What each call adds to the balances of its player. */
const CALLS = {
  conversion: { points: -100, tokens: 10 },
  coupon: { points: -10, tokens: 0 },
  drawEntry: { points: -10, tokens: 0 },
  orderSettlement: { points: 0, tokens: 10_000 },
} as const satisfies Partial<Record<ValueCall, Pick<Operation, 'points' | 'tokens'>>>

type Call = keyof typeof CALLS

const calls = Object.keys(CALLS) as Call[]

interface Sent extends Operation {
  readonly call: Call
  readonly player: number
  readonly n: number
}

export interface CrashLoad {
  readonly acknowledged: readonly Operation[]
  /** What no request of the load should get: a refusal, or no acknowledgement at all. */
  readonly refusals: readonly string[]
  /** How many requests were sent more than once, because they had no answer or one that decided nothing. */
  repeated(): number
  /** Ends when every request is acknowledged. */
  stop(): Promise<void>
  /** Sends acknowledged requests once more: as many as there are, or one out of so many. */
  repeat(oneOutOf: number): Promise<void>
}

/** Sends calls that move value without a pause, and each of them with the same key until it is acknowledged. */
export function startLoad(club: CrashClub): CrashLoad {
  const acknowledged: Sent[] = []
  const refusals: string[] = []
  let repeated = 0
  let made = 0
  let isOver = false

  function next(): Sent {
    const count = made++
    const call = calls[count % calls.length] ?? 'conversion'
    const n = Math.floor(count / calls.length)
    const subject = call === 'orderSettlement' ? orderId(n) : `${call}-${n}`
    return { call, n, player: 1 + (n % PLAYERS), subject, ...CALLS[call] }
  }

  /** The status of the answer; undefined without one. */
  async function send({ call, player, n, subject: key }: Sent): Promise<number | undefined> {
    const { path, ...init } = valueRequest({ call, player, n, turn: Math.floor(n / PLAYERS), key })
    try {
      const answer = await fetch(`http://127.0.0.1:${club.port()}${path}`, {
        ...init,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await answer.text()
      if (isRefusal(answer.status)) refusals.push(`${call}: ${answer.status} ${text}`)
      return answer.status
    } catch {
      return undefined
    }
  }

  async function untilAcknowledged(operation: Sent): Promise<void> {
    const begun = performance.now()
    for (let tries = 1; performance.now() - begun < GIVE_UP_MS; tries += 1) {
      if (tries === 2) repeated += 1
      const status = await send(operation)
      if (status !== undefined && status < 300) acknowledged.push(operation)
      if (status !== undefined && (status < 300 || isRefusal(status))) return
      await pause(RETRY_MS)
    }
    refusals.push(`${operation.call}: not acknowledged in five minutes`)
  }

  const lanes = Promise.all(
    Array.from({ length: LANES }, async () => {
      while (!isOver) await untilAcknowledged(next())
    }),
  )
  return {
    acknowledged,
    refusals,
    repeated: () => repeated,
    async stop() {
      isOver = true
      await lanes
    },
    async repeat(oneOutOf) {
      for (const [at, operation] of acknowledged.entries()) if (at % oneOutOf === 0) await send(operation)
    },
  }
}

/** Neither done, nor at work by another copy of the request (409), nor a server that is overloaded or failing. */
const isRefusal = (status: number) => status >= 300 && status < 500 && status !== 409 && status !== 429
