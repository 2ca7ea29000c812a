import { getFeatureFlags, type Api } from '@players-club/api-client'
import { flagsInForce, parseCommaList, type Settings } from '@players-club/domain-models'
import type { ClockPort } from '../ClubPorts.ts'
import { after } from '../machine/after.ts'
import { createStore, readable, type ReadonlyStore } from '../store/createStore.ts'
import type { RemoteConfigStore } from '../remoteConfig/createRemoteConfig.ts'

/** The names of the feature flags that are on for this visitor. */
export type FeatureFlags = readonly string[]

/** Backoff: without its flags the visitor has pages that say they do not exist. */
const RETRY_DELAYS_MS: readonly number[] = [1000, 3000, 10_000]
const LATER_RETRY_DELAY_MS = 30_000

export type FeatureFlagsStore = ReadonlyStore<FeatureFlags> & {
  /** The flags are those of the present session: it has had an answer, or a failure. */
  readonly isSettled: ReadonlyStore<boolean>
  /** Requests the flags of a session that begins. Settles with the first answer; after a failure it retries. */
  load(): Promise<void>
  start(): () => void
}

/**
 * The flags in force: those authorized for the player, those of the settings and those of the remote configuration.
 * While a new answer is on its way the old flags stay, so that a page behind a flag does not vanish at sign-in.
 */
export function createFeatureFlags(
  { api, clock, remoteConfig }: { api: Api; clock: ClockPort; remoteConfig: RemoteConfigStore },
  { settings, initial }: { settings: Settings; initial: FeatureFlags | null },
): FeatureFlagsStore {
  let authorized = initial ?? []
  let configured = readConfigured()
  let request = new AbortController()
  const merged = () => flagsInForce([...authorized, ...configured], settings)
  const store = createStore(merged())
  const isSettled = createStore(initial !== null)

  function readConfigured() {
    return parseCommaList(remoteConfig.getState().FEATURE_FLAGS ?? '')
  }

  function settle(flags: FeatureFlags) {
    authorized = flags
    const next = merged()
    if (next.join() !== store.getState().join()) store.setState(next)
  }

  async function ask(signal: AbortSignal, [delay = LATER_RETRY_DELAY_MS, ...delays] = RETRY_DELAYS_MS) {
    try {
      const { authorizedFlags } = await api.call(getFeatureFlags, {})
      if (signal.aborted) return
      settle(authorizedFlags)
      isSettled.setState(true)
    } catch {
      if (signal.aborted) return
      // After a failure no flag is authorized: player features are hidden.
      settle([])
      isSettled.setState(true)
      after(clock, delay, signal, () => void ask(signal, delays))
    }
  }

  function load() {
    isSettled.setState(false)
    request.abort()
    request = new AbortController()
    return ask(request.signal)
  }

  function follow() {
    const before = configured
    configured = readConfigured()
    settle(authorized)
    // The authorized flags include those that were on for everybody: when one of these is switched off, they are outdated.
    if (before.some(flag => !configured.includes(flag))) void load()
  }

  function start() {
    const stop = remoteConfig.subscribe(follow)
    return () => {
      stop()
      request.abort()
    }
  }

  return {
    ...readable(store),
    isSettled: readable(isSettled),
    load,
    start,
  }
}
