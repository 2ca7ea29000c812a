import { after } from '../machine/after.ts'
import type { ClockPort } from '../ClubPorts.ts'
import { createRunner } from '../machine/createRunner.ts'
import { readable, type ReadonlyStore } from '../store/createStore.ts'
import type { RemoteConfigStore } from '../remoteConfig/createRemoteConfig.ts'
import { outageMachine, type OutageState } from './outage.machine.ts'

export type OutageStore = ReadonlyStore<OutageState> & { start(): () => void }

/** Watches the remote configuration and the clock for an outage. */
export function createOutage(
  clock: ClockPort,
  remoteConfig: RemoteConfigStore,
  renderedAt: Date,
): OutageStore {
  const reading = () => ({ config: remoteConfig.getState().OUTAGE_CONFIG, now: clock.now() })
  // Hydration repeats what the server saw at its time; the clock counts from the start on.
  const runner = createRunner(outageMachine(reading().config, renderedAt), (effect, run) => {
    if (effect.type === 'askConfig') void remoteConfig.ask()
    else after(clock, effect.ms, run.signal, () => run.send({ type: 'time-came', ...reading() }))
  })
  return {
    ...readable(runner),
    start() {
      const look = () => runner.send({ type: 'config-arrived', ...reading() })
      const stops = [remoteConfig.subscribe(look), clock.subscribe(look)]
      runner.start()
      look()
      return () => {
        for (const stop of stops) stop()
        runner.stop()
      }
    },
  }
}
