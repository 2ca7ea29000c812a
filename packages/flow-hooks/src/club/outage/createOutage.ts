import {
  OUTAGE_DISPLAY_MS,
  OUTAGE_RECHECK_MS,
  outageDisplayTime,
  outageMode,
  type OutageConfig,
  type OutageMode,
} from '@players-club/domain-models'
import type { ClockPort, Timer } from '../ClubPorts.ts'
import type { RemoteConfigStore } from '../remoteConfig/createRemoteConfig.ts'
import { createStore, readable, type ReadonlyStore } from '../store/createStore.ts'

/** Whether there is an outage, and what is said about it. */
export type OutageState = {
  readonly mode: OutageMode
  readonly body: string
  /** How long the warning is shown. */
  readonly displayMs: number
}

export type OutageStore = ReadonlyStore<OutageState> & { start(): () => void }

function outageAt(now: Date, config: OutageConfig | undefined): OutageState {
  return {
    mode: outageMode(config, now),
    body: config?.body ?? '',
    displayMs: config ? outageDisplayTime(config) : OUTAGE_DISPLAY_MS,
  }
}

function isSame(a: OutageState, b: OutageState): boolean {
  return a.mode === b.mode && a.body === b.body && a.displayMs === b.displayMs
}

/** Whether there is an outage, looked at again every five minutes and whenever configuration or clock change. */
export function createOutage(
  clock: ClockPort,
  remoteConfig: RemoteConfigStore,
  renderedAt: Date,
): OutageStore {
  // Hydration repeats what the server saw at its time; the clock counts from the start on.
  const store = createStore(outageAt(renderedAt, remoteConfig.getState().OUTAGE_CONFIG))
  function look() {
    const next = outageAt(clock.now(), remoteConfig.getState().OUTAGE_CONFIG)
    if (!isSame(next, store.getState())) store.setState(next)
  }
  return {
    ...readable(store),
    start() {
      const stops = [remoteConfig.subscribe(look), clock.subscribe(look)]
      let timer: Timer
      function check() {
        look()
        void remoteConfig.ask()
        timer = clock.setTimeout(check, OUTAGE_RECHECK_MS)
      }
      check()
      return () => {
        for (const stop of stops) stop()
        clock.clearTimeout(timer)
      }
    },
  }
}
