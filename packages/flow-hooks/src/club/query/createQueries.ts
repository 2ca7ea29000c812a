import type { State } from 'swr'
import { queryFallback, type QueryAnswer } from './queryKey.ts'

export type Queries = {
  /** Answers of this session. */
  readonly cache: Map<string, State<unknown>>
  /** Answers the page was rendered with. */
  readonly fallback: Record<string, unknown>
  readonly renderedAt: number
  forget(): void
}

/** What the server has answered, for as long as the session lasts. */
export function createQueries(answers: readonly QueryAnswer[], renderedAt: number): Queries {
  const cache = new Map<string, State<unknown>>()
  const fallback = queryFallback(answers)
  return {
    cache,
    fallback,
    renderedAt,
    forget() {
      cache.clear()
      for (const key of Object.keys(fallback)) delete fallback[key]
    },
  }
}
