import type { SessionTokens } from '@players-club/domain-models'
import { ApiError } from './ApiError.ts'

/** Reads and stores the refresh token. */
export type SessionRefresh = {
  token(): string | null
  store(tokens: SessionTokens): void
  /** Runs under a lock shared by all tabs: the token works once, and a second use ends the session. */
  exclusive?<T>(run: () => Promise<T>): Promise<T>
}

type RenewalPorts = {
  readonly refresh: SessionRefresh | undefined
  readonly renew: (token: string) => Promise<SessionTokens>
  readonly onSessionLost: () => void
}

type Renewal = {
  token(): string | null
  /** Renews the session; false when it is lost. `held` is the refresh token at the time of the rejected call. */
  renew(held: string | null): Promise<boolean>
}

/** Renews an expired session once, however many calls wait for it. */
export function createRenewal({ refresh, renew, onSessionLost }: RenewalPorts): Renewal {
  let underWay: Promise<boolean> | null = null
  const token = () => refresh?.token() ?? null

  async function once(held: string | null): Promise<boolean> {
    const current = token()
    // Race: another tab or call has renewed or ended the session in the meantime.
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

/** The token is used up or revoked. Any other failure, such as a proxy's error page, says nothing about the session. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 401
