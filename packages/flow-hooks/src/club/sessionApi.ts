import type { Api, Endpoint } from '@players-club/api-client'
import type { SessionStore } from './session/createSession.ts'

interface SessionEvents {
  /** A call that changes something is about to be sent. */
  onChanging(): void
  /** The server knows the player still. */
  onAnswered(endpoint: Endpoint, answer: unknown): void
  /** A call that may have moved value is over, and its caller has left before. */
  onSettledUnseen(): void
}

/** The API as a session sees it: its calls end with it, and it reports what they do and show. */
export function sessionApi(
  api: Api,
  session: Pick<SessionStore, 'signal'>,
  { onChanging, onAnswered, onSettledUnseen }: SessionEvents,
): Api {
  const call: Api['call'] = async (endpoint, ...rest) => {
    const ending = session.signal()
    const [input, options] = rest
    const leaving = options?.signal

    async function send(signal: AbortSignal) {
      if (endpoint.effect !== 'read') onChanging()
      // The same arguments but for the signal; their type depends on an endpoint that is not known here.
      const answer = await api.call(endpoint, ...([input, { ...options, signal }] as typeof rest))
      ending.throwIfAborted()
      if (endpoint.access === 'player') onAnswered(endpoint, answer)
      return answer
    }

    if (!leaving) return send(ending)
    leaving.throwIfAborted()
    // The server carries out what it has received; an upload that is aborted has not arrived.
    if (endpoint.effect !== 'value' || options.onProgress) return send(AbortSignal.any([leaving, ending]))
    return untilLeft(send(ending), leaving, () => {
      if (!ending.aborted) onSettledUnseen()
    })
  }
  return { call }
}

/** Rejects at the signal, while the request goes on. */
function untilLeft<T>(sent: Promise<T>, leaving: AbortSignal, onSettledUnseen: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(leaving.reason as Error)
    const settle = () => {
      if (leaving.aborted) onSettledUnseen()
      else leaving.removeEventListener('abort', leave)
    }
    leaving.addEventListener('abort', leave, { once: true })
    void sent.then(resolve, reject).then(settle)
  })
}
