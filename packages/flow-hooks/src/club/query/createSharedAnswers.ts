import { getPointsBalance, getUserTokens } from '@players-club/api-client'
import { isPlayer, userIdOf } from '../session/Session.ts'
import type { SessionStore } from '../session/createSession.ts'
import type { TabsPort } from '../ClubPorts.ts'
import type { QueryAnswer } from './queryKey.ts'

/** The balances: what each tab shows of a player, and what any of them changes. */
const SHARED: readonly string[] = [getPointsBalance.name, getUserTokens.name]

export type SharedAnswers = {
  /** Tells the player's other tabs of an answer that has changed. */
  answered(name: string, answer: unknown): void
  /** They may have changed, and no page asks for them: here and in the player's other tabs they are reported as changed. */
  invalidate(): void
  /** Reports answers that have changed without a page of this tab that asks for them. */
  subscribe(onChanged: (name: string) => void): () => void
  clear(): void
}

/** Keeps the tabs of one player in step: a balance that this tab shows differently is asked for again by the others. */
export function createSharedAnswers(
  { tabs, session }: { tabs: TabsPort; session: Pick<SessionStore, 'getState'> },
  rendered: readonly QueryAnswer[],
): SharedAnswers {
  const known = new Map(rendered.map(({ name, data }) => [name, JSON.stringify(data)]))
  const listeners = new Set<(name: string) => void>()
  const userId = () => {
    const here = session.getState()
    return isPlayer(here) ? userIdOf(here) : null
  }

  /** The other tabs know it already: the answer that follows is no news for them. */
  function report(name: string) {
    known.delete(name)
    for (const listener of listeners) listener(name)
  }

  return {
    answered(name, answer) {
      if (!SHARED.includes(name)) return
      const [before, now] = [known.get(name), JSON.stringify(answer)]
      known.set(name, now)
      const player = userId()
      if (player && before !== undefined && before !== now) tabs.post({ userId: player, name })
    },
    invalidate() {
      const player = userId()
      if (!player) return
      for (const name of SHARED) {
        tabs.post({ userId: player, name })
        report(name)
      }
    },
    subscribe(onChanged) {
      listeners.add(onChanged)
      const stop = tabs.subscribe(message => {
        if (message.userId === userId() && SHARED.includes(message.name)) report(message.name)
      })
      return () => {
        listeners.delete(onChanged)
        stop()
      }
    },
    clear: () => known.clear(),
  }
}
