import type { Fetch } from '../client/index.ts'

export type Sent = { readonly url: string; readonly init: RequestInit; readonly headers: Headers }

export type RecordingFetch = Fetch & { readonly sent: readonly Sent[] }

/** A `fetch` that records the requests and answers each with the next given answer. */
export function recordingFetch(...answers: readonly (() => Response | Promise<Response>)[]): RecordingFetch {
  const sent: Sent[] = []
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, init, headers: new Headers(init.headers) })
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    if (!answer) throw new TypeError('Nothing to answer with')
    return answer()
  }
  return Object.assign(fetch, { sent })
}

/** A JSON response with a status and headers. */
export function json(content: unknown, status = 200, headers: Record<string, string> = {}): () => Response {
  return () => Response.json(content, { status, headers })
}
