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
  return {
    cache,
    fallback,
    renderedAt,
    forget() {
      cache.clear()
      // Parts of the page that come alive late still begin as the server has rendered them.
      if (isPublic) return
      for (const key of Object.keys(fallback)) delete fallback[key]
    },
  }
}
