import {
  OUTAGE_DISPLAY_MS,
  OUTAGE_RECHECK_MS,
  outageDisplayTime,
  outageMode,
  type OutageConfig,
  type OutageMode,
} from '@players-club/domain-models'
import type { Machine } from '../machine/Machine.ts'

/** Whether there is an outage, and what is said about it. */
export type OutageState = {
  readonly mode: OutageMode
  readonly body: string
  /** How long the warning is shown. */
  readonly displayMs: number
}

export type OutageEvent =
  | { readonly type: 'config-arrived'; readonly config: OutageConfig | undefined; readonly now: Date }
  | { readonly type: 'time-came'; readonly config: OutageConfig | undefined; readonly now: Date }

export type OutageEffect =
  | { readonly type: 'askConfig' }
  | { readonly type: 'checkAfter'; readonly ms: number }

const checkAgain: readonly OutageEffect[] = [
  { type: 'askConfig' },
  { type: 'checkAfter', ms: OUTAGE_RECHECK_MS },
]

function outage(config: OutageConfig | undefined, now: Date): OutageState {
  return {
    mode: outageMode(config, now),
    body: config?.body ?? '',
    displayMs: config ? outageDisplayTime(config) : OUTAGE_DISPLAY_MS,
  }
}

function isSame(a: OutageState, b: OutageState): boolean {
  return a.mode === b.mode && a.body === b.body && a.displayMs === b.displayMs
}

/** Whether there is an outage, looked at again every five minutes and whenever the configuration changes. */
export function outageMachine(
  config: OutageConfig | undefined,
  now: Date,
): Machine<OutageState, OutageEvent, OutageEffect> {
  return {
    initial: outage(config, now),
    start: checkAgain,
    transition(state, event) {
      const next = outage(event.config, event.now)
      return [isSame(next, state) ? state : next, event.type === 'time-came' ? checkAgain : []]
    },
  }
}
