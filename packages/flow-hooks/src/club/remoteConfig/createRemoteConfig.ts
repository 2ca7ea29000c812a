import { getRemoteConfig, type Api } from '@players-club/api-client'
import {
  REMOTE_CONFIG_MIN_INTERVAL_MS,
  REMOTE_CONFIG_TIMEOUT_MS,
  type RemoteConfig,
} from '@players-club/domain-models'
import type { ClockPort } from '../ClubPorts.ts'
import { createStore, readable, type ReadonlyStore } from '../store/createStore.ts'

export type RemoteConfigStore = ReadonlyStore<RemoteConfig> & {
  /** Brings the configuration up to date; asks the server only when the copy at hand is too old. Never fails. */
  ask(): Promise<void>
}

/** The remote configuration: the last known one, or the defaults until there is one. */
export function createRemoteConfig(
  { api, clock }: { api: Api; clock: ClockPort },
  { initial, defaults }: { initial: RemoteConfig | null; defaults: RemoteConfig },
): RemoteConfigStore {
  const store = createStore(initial ?? defaults)
  let fetchedAt = initial ? clock.elapsed() : null
  let underWay: Promise<void> | null = null

  async function fetch() {
    const controller = new AbortController()
    const timer = clock.setTimeout(() => controller.abort(), REMOTE_CONFIG_TIMEOUT_MS)
    try {
      store.setState(await api.call(getRemoteConfig, {}, { signal: controller.signal }))
      fetchedAt = clock.elapsed()
    } catch {
      // What is known stays in force; the next one to ask tries again.
    } finally {
      clock.clearTimeout(timer)
      underWay = null
    }
  }

  return {
    ...readable(store),
    ask() {
      const isFresh = fetchedAt !== null && clock.elapsed() - fetchedAt < REMOTE_CONFIG_MIN_INTERVAL_MS
      if (isFresh) return Promise.resolve()
      underWay ??= fetch()
      return underWay
    },
  }
}
