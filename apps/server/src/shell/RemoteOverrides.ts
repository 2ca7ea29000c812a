import { remoteConfig } from '@players-club/domain-models'
import { assign, boolean, mask, optional, record, string, type, type Infer } from 'superstruct'
import type { Config } from '../kernel/config/index.ts'

const overrides = assign(
  remoteConfig,
  type({
    DISCLOSE_ACCOUNT_STATE: optional(boolean()),
    /** E-mail to comma list. */
    PLAYER_FLAGS: optional(record(string(), string())),
  }),
)

/** What a demo changes of the remote configuration while it runs. */
export type Overrides = Infer<typeof overrides>

export type RemoteOverrides = () => Promise<Overrides>

/** Outside the demo nothing but the operator's settings counts. */
export const noOverrides: RemoteOverrides = () => Promise.resolve({})

export interface SandboxOverridesOptions {
  sandbox: NonNullable<Config['sandbox']>
  fetch?: typeof globalThis.fetch
  /** Milliseconds of the machine: the product's own clock may be moved. */
  elapsed?: () => number
}

const KEPT_MS = 1_000
const PATIENCE_MS = 500

/** Asks the sandbox's /flags, at most once a second; a sandbox that does not answer overrides nothing. */
export const sandboxOverrides = ({
  sandbox,
  fetch = globalThis.fetch,
  elapsed = () => performance.now(),
}: SandboxOverridesOptions): RemoteOverrides => {
  let asked = -Infinity
  let answer: Promise<Overrides> = Promise.resolve({})

  const ask = async (): Promise<Overrides> => {
    try {
      const response = await fetch(`${sandbox.url}/flags.json`, {
        headers: { authorization: `Bearer ${sandbox.secret}`, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      return response.ok ? mask(await response.json(), overrides) : {}
    } catch {
      return {}
    }
  }

  return () => {
    if (elapsed() - asked >= KEPT_MS) {
      asked = elapsed()
      answer = ask()
    }
    return answer
  }
}
