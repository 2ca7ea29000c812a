import type { Clock } from '@players-club/domain-models'
import { create, integer, type } from 'superstruct'

export type { Clock } from '@players-club/domain-models'

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() }

export interface SandboxClock extends Clock {
  /** Sets the clock's offset from the real time. */
  move(offsetMs: number): void
}

/** A clock that can be moved. Only a server with the sandbox moves it. */
export function sandboxClock(real: Clock = systemClock): SandboxClock {
  let offset = 0
  return {
    now: () => new Date(real.now().getTime() + offset),
    move(offsetMs) {
      offset = offsetMs
    },
  }
}

const PATIENCE_MS = 2_000

const clockState = type({ offsetMs: integer() })

/** Reads the current clock offset from the sandbox, for a server that starts after it. */
export async function readSandboxOffset(
  sandboxUrl: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<number> {
  const answer = await fetch(new URL('/clock.json', sandboxUrl), {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return create(await answer.json(), clockState).offsetMs
}
