'use client'

import { unstable_serialize } from 'swr'

/** One question to the server, of one session. */
export type QueryKey = readonly [epoch: number, name: string, input: object]

/** What the server has answered before the page was sent: a loader's data, for the first render. */
export type QueryAnswer = { readonly name: string; readonly input: object; readonly data: unknown }

/** The key as SWR's cache knows it. */
export function serializeQuery(key: QueryKey): string {
  return unstable_serialize(key)
}

/** SWR's fallback for the session the page was rendered with. */
export function queryFallback(answers: readonly QueryAnswer[]): Record<string, unknown> {
  return Object.fromEntries(answers.map(({ name, input, data }) => [serializeQuery([0, name, input]), data]))
}
