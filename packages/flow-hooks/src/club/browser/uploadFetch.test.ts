import { afterEach, expect, test, vi } from 'vitest'
import { uploadFetch } from './uploadFetch.ts'

/** As much of a request as an upload uses, moved by hand. */
class Request {
  static last: Request
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  withCredentials = false
  isAborted = false
  sent: unknown
  opened: string[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  constructor() {
    Request.last = this
  }
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-csrf-token: t: 1\r\n'
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.isAborted = true
  }
}

afterEach(() => vi.unstubAllGlobals())

function upload(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', Request)
  const shares: number[] = []
  const body = new FormData()
  const headers = { 'Idempotency-Key': 'k1' }
  const onProgress = (share: number) => shares.push(share)
  const answered = uploadFetch('/api/x', {
    method: 'POST',
    headers,
    body,
    credentials: 'include',
    onProgress,
    ...(signal && { signal }),
  })
  return { answered, shares, body, request: Request.last }
}

test('[API-077] an upload sends the form, reports its progress and resolves like fetch', async () => {
  const { answered, shares, body, request } = upload()
  expect(request.opened).toEqual(['POST', '/api/x'])
  expect(request.headers).toEqual({ 'idempotency-key': 'k1' })
  expect([request.sent, request.withCredentials]).toEqual([body, true])
  request.upload.onprogress?.({ loaded: 1, total: 4 })
  request.upload.onprogress?.({ loaded: 0, total: 0 })
  Object.assign(request, { status: 200, responseText: '{"awarded":true}' })
  request.onload?.()
  const response = await answered
  expect(await response.json()).toEqual({ awarded: true })
  expect(response.headers.get('x-csrf-token')).toBe('t: 1')
  expect(shares).toEqual([0.25, 0])
})

test('[API-077] an aborted upload stops and rejects with the reason', async () => {
  const controller = new AbortController()
  const { answered, request } = upload(controller.signal)
  controller.abort(new Error('enough'))
  await expect(answered).rejects.toThrow('enough')
  expect(request.isAborted).toBe(true)
  await expect(upload(AbortSignal.abort(new Error('before'))).answered).rejects.toThrow('before')
})

test('an upload without a connection rejects like fetch', async () => {
  const { answered, request } = upload()
  request.onerror?.()
  await expect(answered).rejects.toThrow(TypeError)
})
