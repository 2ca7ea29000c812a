import { getFeatureFlags, type Api } from '@players-club/api-client'
import { flagsInForce, parseFeatureFlags, type Settings } from '@players-club/domain-models'
import { createStore, type ReadonlyStore } from '../store/createStore.ts'
import type { RemoteConfigStore } from '../remoteConfig/createRemoteConfig.ts'

/** The names of the feature flags that are on for this visitor. */
export type FeatureFlags = readonly string[]

export type FeatureFlagsStore = ReadonlyStore<FeatureFlags> & {
  /** Requests the visitor's authorized flags. */
  load(): Promise<void>
  start(): () => void
}

/**
 * The flags in force: those authorized for the player, those of the settings and those of the remote configuration.
 * While a new answer is on its way the old flags stay, so that a page behind a flag does not vanish at sign-in.
 */
export function createFeatureFlags(
  { api, remoteConfig }: { api: Api; remoteConfig: RemoteConfigStore },
  { settings, initial }: { settings: Settings; initial: FeatureFlags | null },
): FeatureFlagsStore {
  let authorized = initial ?? []
  let asked = 0
  const merged = () => {
    const configured = parseFeatureFlags(remoteConfig.getState().FEATURE_FLAGS ?? '')
    return flagsInForce([...authorized, ...configured], settings)
  }
  const store = createStore(merged())

  function settle(flags: FeatureFlags) {
    authorized = flags
    const next = merged()
    if (next.join() !== store.getState().join()) store.setState(next)
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async load() {
      asked += 1
      const mine = asked
      try {
        const { authorizedFlags } = await api.call(getFeatureFlags, {})
        if (mine === asked) settle(authorizedFlags)
      } catch {
        // After a failure no flag is authorized: player features are hidden.
        if (mine === asked) settle([])
      }
    },
    start: () => remoteConfig.subscribe(() => settle(authorized)),
  }
}
