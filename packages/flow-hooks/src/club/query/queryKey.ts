'use client'

import { unstable_serialize } from 'swr'

/** What the server has answered before the page was sent: a loader's data, for the first render. */
export type QueryAnswer = { readonly name: string; readonly input: object; readonly data: unknown }

/** One question to the server, of one session: the key in SWR's cache, which has keys of the application too. */
export const queryKey = (epoch: number, name: string, input: object): string =>
  `players-club ${epoch} ${name} ${unstable_serialize(input)}`

/** Whether a key in SWR's cache is a question of the club, and the one of that name. */
export function isQueryKey(key: unknown, name?: string): boolean {
  if (typeof key !== 'string') return false
  const [club, , asked] = key.split(' ', 3)
  return club === 'players-club' && (name === undefined || asked === name)
}

/** SWR's fallback for the session the page was rendered with. */
export function queryFallback(answers: readonly QueryAnswer[]): Record<string, unknown> {
  return Object.fromEntries(answers.map(({ name, input, data }) => [queryKey(0, name, input), data]))
}
