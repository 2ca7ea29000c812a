import type { State } from 'swr'
import { isQueryKey, queryFallback, type QueryAnswer } from './queryKey.ts'

// What the server has just rendered is not asked for again while the page is young.
const FRESH_MS = 30_000

export type Queries = {
  /** Answers of this session, and those of the application's own queries. */
  readonly cache: Map<string, State<unknown>>
  /** Answers the page was rendered with. */
  readonly fallback: Record<string, unknown>
  /** Whether what the page was rendered with can still be taken for what the server would answer. */
  isFresh(now: Date): boolean
  /** The player has acted, or something is known to have changed: what was rendered is no longer fresh. */
  invalidate(): void
  /** Until the release, the call of that name is not asked again: its answer would reveal too much. */
  hold(name: string): () => void
  isHeld(name: string): boolean
  forget(): void
}

export type RenderedPage = {
  readonly answers: readonly QueryAnswer[]
  readonly renderedAt: number
  /** Rendered for a guest: nothing in it is anybody's. */
  readonly isPublic: boolean
}

/** What the server has answered, for as long as the session lasts. */
export function createQueries({ answers, renderedAt, isPublic }: RenderedPage): Queries {
  const cache = new Map<string, State<unknown>>()
  const fallback = queryFallback(answers)
  const holds = new Map<symbol, string>()
  let freshUntil = renderedAt + FRESH_MS
  return {
    cache,
    fallback,
    isFresh: now => now.getTime() < freshUntil,
    invalidate() {
      freshUntil = -Infinity
    },
    hold(name) {
      const hold = Symbol(name)
      holds.set(hold, name)
      return () => void holds.delete(hold)
    },
    isHeld: name => [...holds.values()].includes(name),
    forget() {
      holds.clear()
      for (const key of cache.keys()) if (isQueryKey(key)) cache.delete(key)
      // Parts of the page that come alive late still begin as the server has rendered them.
      if (isPublic) return
      for (const key of Object.keys(fallback)) delete fallback[key]
    },
  }
}
