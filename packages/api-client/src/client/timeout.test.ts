import { expect, test } from 'vitest'
import { createFakeApi, hanging } from '../fakes/index.ts'
import { getFeatureFlags, getRemoteConfig, uploadPhoto } from '../index.ts'
import { createManualClock, settled } from '../testing/index.ts'
import { clientHeaders } from './clientHeaders.ts'
import { createApi } from './createApi.ts'
import type { Fetch } from './send.ts'

function apiOver(fetch: Fetch) {
  const clock = createManualClock()
  const csrf = { get: () => null, set: () => undefined }
  return { clock, api: createApi({ fetch, clock, csrf, platform: clientHeaders('web', { userAgent: '' }) }) }
}

test('[API-004] a request that hangs times out after 60 000 ms', async () => {
  const clock = createManualClock()
  const api = createFakeApi({ 'shell.getFeatureFlags': hanging }, { clock })
  const result = api.call(getFeatureFlags).catch((error: unknown) => error)
  await clock.advance(59_999)
  expect(clock.pending).toBe(1)
  await clock.advance(1)
  expect(await result).toMatchObject({ name: 'ApiError', kind: 'timeout', status: 0 })
})

test('[API-004] a timeout aborts the request itself, not only the caller’s promise', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  const { api, clock } = apiOver((_, { signal }) => {
    signals.push(signal)
    return new Promise(() => undefined)
  })
  const result = api.call(getFeatureFlags).catch((error: unknown) => error)
  await clock.advance(60_000)
  expect(await result).toMatchObject({ kind: 'timeout' })
  expect(signals[0]?.aborted).toBe(true)
})

test('[API-004] an answer whose body never ends times out', async () => {
  const { api, clock } = apiOver(() =>
    Promise.resolve(new Response(new ReadableStream({ start: () => undefined }))),
  )
  const result = api.call(getFeatureFlags).catch((error: unknown) => error)
  await clock.advance(60_000)
  expect(await result).toMatchObject({ kind: 'timeout' })
})

test('[API-004] an answer in time leaves no timer behind', async () => {
  const clock = createManualClock()
  const api = createFakeApi({ 'shell.getFeatureFlags': { authorizedFlags: ['SWEEPSTAKES_V1'] } }, { clock })
  expect(await api.call(getFeatureFlags)).toEqual({ authorizedFlags: ['SWEEPSTAKES_V1'] })
  expect(clock.pending).toBe(0)
})

test('[API-031] a caller’s own shorter timeout aborts earlier, with its own reason', async () => {
  const clock = createManualClock()
  const api = createFakeApi({ 'shell.getRemoteConfig': hanging }, { clock })
  const stop = new AbortController()
  clock.setTimeout(() => stop.abort(new Error('ten seconds are enough')), 10_000)
  const result = api.call(getRemoteConfig, {}, { signal: stop.signal }).catch((error: unknown) => error)
  await clock.advance(10_000)
  expect(await result).toHaveProperty('message', 'ten seconds are enough')
  expect(clock.pending).toBe(0)
})

test('a call that is aborted in advance sends nothing', async () => {
  const api = createFakeApi({ 'shell.getFeatureFlags': { authorizedFlags: [] } })
  const call = api.call(getFeatureFlags, {}, { signal: AbortSignal.abort(new Error('gone')) })
  await expect(call).rejects.toThrow('gone')
  expect(api.requests).toHaveLength(0)
})

test('a caller’s abort aborts the request', async () => {
  let seen: AbortSignal | null | undefined
  const { api, clock } = apiOver((_, { signal }) => {
    seen = signal
    return new Promise(() => undefined)
  })
  const stop = new AbortController()
  const result = api.call(getFeatureFlags, {}, { signal: stop.signal }).catch((error: unknown) => error)
  await settled()
  stop.abort()
  expect(await result).toHaveProperty('name', 'AbortError')
  expect(seen?.aborted).toBe(true)
  expect(clock.pending).toBe(0)
})

test('[API-077] an upload reports its progress, and times out only 60 000 ms after its last progress', async () => {
  let move = (_share: number) => {}
  const { api, clock } = apiOver((_, { headers, body, onProgress }) => {
    expect(body).toBeInstanceOf(FormData)
    expect(new Headers(headers).has('content-type'), 'the browser names the boundary').toBe(false)
    move = share => onProgress?.(share)
    return new Promise(() => undefined)
  })
  const shares: number[] = []
  const input = { params: { key: 'lucky-spot' }, body: { title: '', photo: new File(['x'], 'x.png') } }
  const onProgress = (share: number) => shares.push(share)
  const result = api.call(uploadPhoto, input, { onProgress }).catch((error: unknown) => error)
  await clock.advance(59_999)
  move(0.5)
  await clock.advance(59_999)
  expect(shares).toEqual([0.5])
  expect(clock.pending).toBe(1)
  await clock.advance(1)
  expect(await result).toMatchObject({ kind: 'timeout' })
})
