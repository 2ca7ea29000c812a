import type { Api, Endpoint } from '@players-club/api-client'
import type { SessionStore } from './session/createSession.ts'

interface SessionEvents {
  /** A call that changes something is about to be sent. */
  onChanging(): void
  /** The server knows the player still. */
  onAnswered(endpoint: Endpoint, answer: unknown): void
}

/** The API as a session sees it: its calls end with it, and it reports what they do and show. */
export function sessionApi(
  api: Api,
  session: Pick<SessionStore, 'signal'>,
  { onChanging, onAnswered }: SessionEvents,
): Api {
  const call: Api['call'] = async (endpoint, ...rest) => {
    const ending = session.signal()
    const [input, options] = rest
    const signal = options?.signal ? AbortSignal.any([options.signal, ending]) : ending
    if (endpoint.effect !== 'read') onChanging()
    // The same arguments but for the signal; their type depends on an endpoint that is not known here.
    const answer = await api.call(endpoint, ...([input, { ...options, signal }] as typeof rest))
    ending.throwIfAborted()
    if (endpoint.access === 'player') onAnswered(endpoint, answer)
    return answer
  }
  return { call }
}
