import type { Fetch, Timers } from '../client/index.ts'
import { untilAborted } from '../client/send.ts'
import type { Input } from '../wire/index.ts'
import { hanging, offline } from './FakeAnswers.ts'
import type { FakeAnswers, Trouble } from './FakeAnswers.ts'
import { readRequest } from './readRequest.ts'
import { wireAnswer } from './wireAnswer.ts'

/** A request that the fake server received: the call's name, its input and its headers. */
export type SeenRequest = Input & { readonly name: string; readonly headers: Headers }

/** The clock and delay of a fake server, and what it does about a request that breaks the contract. */
export type FakeOptions = {
  readonly clock?: Timers
  /** The delay of every answer, on that clock. */
  readonly delayMs?: number
  /** Called for a request that the contract forbids or that has no answer. Ends the test by default. */
  readonly onBreach?: (error: Error) => void
}

/**
 * A server in memory that answers by the contract: its `fetch`, the requests so far, and controls for its answers.
 */
export type FakeServer = {
  readonly fetch: Fetch
  /** Every request, in order. */
  readonly requests: readonly SeenRequest[]
  /** Changes some of the answers. */
  answer(changes: FakeAnswers): void
  /** Makes every call fail with this trouble, until `null` lifts it. */
  trouble(trouble: Trouble | null): void
}

/**
 * A `fetch` with a server of the contract behind it, for tests and stories.
 *
 * @example
 * ```ts
 * import { fakeFetch, offline } from '@players-club/api-client/fakes'
 *
 * const server = fakeFetch({ 'history.getPointsBalance': { balance: 25_000 } }, { delayMs: 200 })
 *
 * server.trouble(offline)
 * server.trouble(null)
 * console.log(server.requests.map(({ name }) => name))
 * ```
 */
export function fakeFetch(
  answers: FakeAnswers = {},
  { clock = globalThis, delayMs = 0, onBreach = endTheTest }: FakeOptions = {},
): FakeServer {
  const current = new Map<string, unknown>(Object.entries(answers))
  const requests: SeenRequest[] = []
  let trouble: Trouble | null = null

  /** Reports a breach of the contract: callers may catch every error. */
  async function guarded<T>(run: () => T | Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      const breach = error instanceof Error ? error : new Error(String(error))
      onBreach(breach)
      throw breach
    }
  }

  function answerOf(name: string, request: object): unknown {
    if (trouble) return trouble
    const answer = current.get(name)
    if (answer === undefined) throw new Error(`${name} has no answer: give the fake an answer '${name}'.`)
    return typeof answer === 'function' ? answer(request) : answer
  }

  async function respond(url: string, init: RequestInit): Promise<Response> {
    const { endpoint, headers, input } = await guarded(() => readRequest(url, init))
    const { name } = endpoint
    requests.push({ ...input, name, headers })
    const attempt = requests.filter(request => request.name === name).length
    if (delayMs > 0) await new Promise<void>(done => clock.setTimeout(done, delayMs))

    const answer = await guarded(() => answerOf(name, { ...input, headers, attempt }))
    if (answer === hanging) return new Promise(() => undefined)
    if (answer === offline) throw new TypeError('Failed to fetch')
    return guarded(() => wireAnswer(endpoint, answer))
  }

  return {
    fetch: (url, init) => untilAborted(respond(url, init), init.signal ?? undefined),
    requests,
    answer(changes) {
      for (const [name, answer] of Object.entries(changes)) current.set(name, answer)
    },
    trouble(next) {
      trouble = next
    },
  }
}

/** As an uncaught error, which no caller can catch. */
function endTheTest(error: Error): void {
  queueMicrotask(() => {
    throw error
  })
}
