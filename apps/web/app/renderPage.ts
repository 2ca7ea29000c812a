import { createReadableStreamFromReadable } from '@react-router/node'
import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const SECONDS_UNTIL_A_RETRY = 2

/** A busy server could not render the page in time. */
export class PageTimeoutError extends Error {
  override readonly name = 'PageTimeoutError'
}

export interface Rendering {
  status: number
  headers: Headers
  nonce: string
  /** Answer with the whole page at once, as for a search engine, instead of streaming what is late. */
  isWhole: boolean
  /** From then on what is still missing is given up. */
  timeoutMs: number
  report: (error: unknown) => void
}

/** Renders a page to a response: 503 where it cannot be rendered in time, 500 where a part of it fails. */
export function renderPage(page: ReactNode, rendering: Rendering): Promise<Response> {
  const { status, headers, nonce, isWhole, timeoutMs, report } = rendering
  return new Promise((resolve, reject) => {
    let failure: unknown
    const unavailable = () => {
      headers.set('Retry-After', String(SECONDS_UNTIL_A_RETRY))
      headers.delete('Content-Type')
      return new Response(null, { status: 503, headers })
    }
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // A part that is ready stands in its place, however large: put there by a script it would be missing without one.
      progressiveChunkSize: Infinity,
      [isWhole ? 'onAllReady' : 'onShellReady']() {
        if (failure instanceof PageTimeoutError) return resolve(unavailable())
        const body = new PassThrough()
        pipe(body)
        const stream = createReadableStreamFromReadable(body)
        resolve(new Response(stream, { status: failure === undefined ? status : 500, headers }))
      },
      onShellError: error =>
        error instanceof PageTimeoutError ? resolve(unavailable()) : reject(error as Error),
      onError(error) {
        failure ??= error
        report(error)
      },
    })
    setTimeout(() => abort(new PageTimeoutError()), timeoutMs).unref()
  })
}
