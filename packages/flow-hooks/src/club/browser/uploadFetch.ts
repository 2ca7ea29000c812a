import type { FetchInit } from '@players-club/api-client'

const headersOf = (request: XMLHttpRequest): Headers => {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  return new Headers(
    lines.map((line): [string, string] => [line.split(': ', 1)[0] ?? '', line.replace(/^.*?: /, '')]),
  )
}

/** A request that reports its progress, which `fetch` cannot. */
export function uploadFetch(url: string, init: FetchInit): Promise<Response> {
  const { method = 'POST', headers, body, signal, onProgress } = init
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.withCredentials = init.credentials === 'include'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status } = request
      const text = status === 204 ? null : request.responseText
      resolve(new Response(text, { status, headers: headersOf(request) }))
    }
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    const abort = () => {
      request.abort()
      reject(signal?.reason)
    }
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort, { once: true })
    // Forms go through here and nothing else.
    request.send(body as FormData)
  })
}
