import type { SessionTokens } from '@players-club/domain-models'
import { ApiError } from './ApiError.ts'

/** Where the refresh token is kept. */
export type SessionRefresh = {
  token(): string | null
  store(tokens: SessionTokens): void
  /** One at a time in all tabs: the token works once, and a second use ends the session. */
  exclusive?<T>(run: () => Promise<T>): Promise<T>
}

type RenewalPorts = {
  readonly refresh: SessionRefresh | undefined
  readonly renew: (token: string) => Promise<SessionTokens>
  readonly onSessionLost: () => void
}

type Renewal = {
  token(): string | null
  /** Whether the session goes on. `held` is the token at the time of the call that was turned away. */
  renew(held: string | null): Promise<boolean>
}

/** Renews a session that has run out: once, however many calls are waiting for it. */
export function createRenewal({ refresh, renew, onSessionLost }: RenewalPorts): Renewal {
  let underWay: Promise<boolean> | null = null
  const token = () => refresh?.token() ?? null

  async function once(held: string | null): Promise<boolean> {
    const current = token()
    // Somebody else, perhaps in another tab, has renewed or ended the session in the meantime.
    if (current !== held) return current !== null
    try {
      if (refresh && current !== null) {
        refresh.store(await renew(current))
        return true
      }
    } catch (error) {
      if (!isRefused(error)) throw error
    }
    onSessionLost()
    return false
  }

  return {
    token,
    renew(held) {
      const run = () => once(held)
      underWay ??= (refresh?.exclusive?.(run) ?? run()).finally(() => {
        underWay = null
      })
      return underWay
    },
  }
}

/** The server has said no. Without an answer, or while it is busy, the session may well be alive. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
