import { clientHeaders, createApi, type Api, type ApiOptions } from '../client/index.ts'
import type { FakeAnswers } from './FakeAnswers.ts'
import { fakeFetch, type FakeOptions, type FakeServer } from './fakeFetch.ts'

/** The real client on a fake server, together with that server's controls. */
export type FakeApi = Api & FakeServer

/** How the fake server answers, and what the client does when its session has run out. */
export type FakeApiOptions = FakeOptions & Pick<ApiOptions, 'onSessionLost' | 'refresh'>

/**
 * The club's API without a network: the real client on a fake server with these answers.
 *
 * @example
 * ```ts
 * import { getPointsBalance } from '@players-club/api-client'
 * import { createFakeApi } from '@players-club/api-client/fakes'
 *
 * const api = createFakeApi({
 *   'history.getPointsBalance': ({ attempt }) =>
 *     attempt === 1 ? { status: 503, title: 'Busy' } : { balance: 25_000 },
 * })
 *
 * await api.call(getPointsBalance).catch(() => undefined)
 * console.log((await api.call(getPointsBalance)).balance)
 * ```
 */
export function createFakeApi(answers: FakeAnswers = {}, options: FakeApiOptions = {}): FakeApi {
  const server = fakeFetch(answers, options)
  let token = 'first-token'
  let ids = 0
  const api = createApi({
    ...options,
    fetch: server.fetch,
    csrf: {
      get: () => token,
      set: next => {
        token = next
      },
    },
    platform: clientHeaders('web', { userAgent: '' }),
    id: () => `fake-key-${++ids}`,
  })
  return { ...server, ...api }
}
