import { remoteConfig } from '@players-club/domain-models'
import { assign, boolean, mask, optional, record, string, type, type Infer } from 'superstruct'
import type { Config } from '../kernel/config/config.ts'

const overrides = assign(
  remoteConfig,
  type({
    DISCLOSE_ACCOUNT_STATE: optional(boolean()),
    /** E-mail address to a comma-separated list. */
    PLAYER_FLAGS: optional(record(string(), string())),
  }),
)

/** What a demo overrides of the remote configuration while it runs. */
export type Overrides = Infer<typeof overrides>

export type RemoteOverrides = () => Promise<Overrides>

/** Outside the demo only the operator's settings count. */
export const noOverrides: RemoteOverrides = () => Promise.resolve({})

export interface SandboxOverridesOptions {
  sandbox: NonNullable<Config['sandbox']>
  fetch?: typeof globalThis.fetch
  /** Milliseconds of the machine: the club's clock may be moved. */
  elapsed?: () => number
}

const KEPT_MS = 1_000
const PATIENCE_MS = 500

/** Reads the sandbox's /flags, at most once a second; while it does not answer, its last answer counts. */
export const sandboxOverrides = ({
  sandbox,
  fetch = globalThis.fetch,
  elapsed = () => performance.now(),
}: SandboxOverridesOptions): RemoteOverrides => {
  let asked = -Infinity
  let known: Overrides = {}
  let answer = Promise.resolve(known)

  const ask = async (): Promise<Overrides> => {
    try {
      const response = await fetch(`${sandbox.url}/flags.json`, {
        headers: { authorization: `Bearer ${sandbox.secret}`, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (response.ok) known = mask(await response.json(), overrides)
    } catch {
      // Late or down: a busy machine must not change the club's features for a moment.
    }
    return known
  }

  return () => {
    if (elapsed() - asked >= KEPT_MS) {
      asked = elapsed()
      answer = ask()
    }
    return answer
  }
}
