import { createHmac } from 'node:crypto'
import { csrfTokenOf } from '../../apps/server/src/kernel/csrf/csrf.ts'
import { deriveSecrets } from '../../apps/server/src/kernel/secrets/secrets.ts'
import { easyCaptcha } from '../../apps/server/test/solveCaptcha.ts'
import {
  MADE_ONCE,
  valueRequests,
  type Asking,
  type ValueCall,
} from '../../apps/server/test/valueCalls/valueCalls.ts'
import type { Request } from './load.ts'
import { cookieOf, emailOf } from './players.ts'
import { SECRET } from './processes.ts'

const secrets = deriveSecrets(SECRET)

/** Signs a notice as the payment provider does. */
function sign(notice: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', SECRET).update(`${seconds}.${notice}`).digest('hex')}`
}

export interface Wanted extends Pick<Asking, 'n' | 'turn'> {
  call: ValueCall | 'wantedCoupon'
  player: number
  /** The idempotency key. */
  key: string
  captcha?: string
}

/** A request of a signed-in player that moves value. */
export function valueRequest({ call, player, key, n, turn, captcha = '' }: Wanted) {
  const { path, body, headers } = valueRequests[call]({ n, turn, captcha, sign, email: emailOf(player) })
  const cookie = cookieOf(player)
  return {
    method: 'POST',
    path,
    headers: {
      cookie,
      'x-csrf-token': csrfTokenOf(secrets, cookie.slice(cookie.indexOf('=') + 1)),
      'content-type': 'application/json',
      'idempotency-key': key,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: body && JSON.stringify(body),
  } as const satisfies Request
}

export interface Callers {
  /** How many players make one call after the other. */
  count: number
  /** The player of the nth request. */
  at(n: number): number
  /** Further players, each for one request of the calls that are made once. */
  fresh: { first: number; count: number }
  /** Solved captchas, for as many requests. */
  captchas: readonly string[]
}

/** Makes the requests of each call, for one player after the other. */
export function countValueRequests({ count, at, fresh, captchas }: Callers) {
  const made = new Map<Wanted['call'], number>()
  return (call: Wanted['call'], player?: number): Request => {
    const n = made.get(call) ?? 0
    made.set(call, n + 1)
    const isOnce = MADE_ONCE.includes(call)
    if (isOnce && n >= fresh.count) throw new Error(`There are too few fresh players for ${call}.`)
    return valueRequest({
      ...{ call, n, turn: Math.floor(n / count), key: `request-${call}-${n}`, captcha: captchas[n] },
      player: player ?? (isOnce ? fresh.first + n : at(n)),
    })
  }
}

const HOUR_MS = 60 * 60_000

export const solveCaptchas = (count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, () => easyCaptcha(secrets, 'FREE_ENTRY', new Date(Date.now() + HOUR_MS))),
  )
