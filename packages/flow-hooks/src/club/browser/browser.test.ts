import { getRemoteConfig } from '@players-club/api-client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserApi } from './browserApi.ts'
import { browserId } from './browserId.ts'
import { browserLocks } from './browserLocks.ts'
import { browserStorage } from './browserStorage.ts'
import { createBrowserClock } from './createBrowserClock.ts'
import { createBrowserPorts } from './createBrowserPorts.ts'
import { createBrowserTabs } from './createBrowserTabs.ts'
import { createCsrf } from './createCsrf.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('the browser’s tabs get no messages from each other where a broadcast channel is refused', () => {
  vi.spyOn(globalThis, 'BroadcastChannel').mockImplementation(function refuse() {
    throw new DOMException('denied', 'SecurityError')
  })
  const tabs = createBrowserTabs()
  const stop = tabs.subscribe(() => {})
  expect(() => tabs.post({ userId: 'ana', name: 'points' })).not.toThrow()
  expect(stop).not.toThrow()
})

test('the browser’s tabs ignore messages of another shape', async () => {
  const tabs = createBrowserTabs()
  const listener = vi.fn()
  const stop = tabs.subscribe(listener)
  const other = new BroadcastChannel('players-club')
  for (const data of ['ana', null, { userId: 'ana' }, { userId: 1, name: 'points' }]) other.postMessage(data)
  const message = { userId: 'ana', name: 'points' }
  other.postMessage({ ...message, ofNewerVersion: true })
  await expect.poll(() => listener.mock.calls).toEqual([[{ ...message, ofNewerVersion: true }]])
  stop()
  other.close()
})

describe('the browser’s storage', () => {
  test('keeps the values of its own area', () => {
    const local = browserStorage('local')
    local.set('key', 'value')
    expect(localStorage.getItem('key')).toBe('value')
    expect(browserStorage('session').get('key')).toBeNull()
    local.remove('key')
    expect(localStorage.getItem('key')).toBeNull()
  })

  test('keeps other applications’ values when it is cleared', () => {
    sessionStorage.setItem('another', 'value')
    const tab = browserStorage('session')
    tab.set('players-club.play', 'value')
    tab.clear()
    expect(Object.keys(sessionStorage)).toEqual(['another'])
  })

  test('falls back to memory when it is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const local = browserStorage('local')
    local.set('key', 'value')
    expect(local.get('key')).toBe('value')
    local.remove('key')
    expect(local.get('key')).toBeNull()
    local.subscribe(() => {})()
  })

  test('falls back to memory when its quota is full', () => {
    const local = browserStorage('local')
    local.set('key', 'old')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    local.set('key', 'new')
    expect(local.get('key')).toBe('new')
    local.remove('key')
    expect(local.get('key')).toBeNull()
  })

  test.each(['key', null])('reads what another tab has stored after a write that failed: %s', changed => {
    const local = browserStorage('local')
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const stop = local.subscribe(() => {})
    local.set('key', 'kept')
    full.mockRestore()
    localStorage.setItem('key', 'newer')
    dispatchEvent(new StorageEvent('storage', { key: changed, storageArea: localStorage }))
    expect(local.get('key')).toBe('newer')
    stop()
    local.remove('key')
  })

  test('reads as empty when it becomes unavailable', () => {
    const local = browserStorage('local')
    for (const method of ['getItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    expect(local.get('key')).toBeNull()
    local.remove('key')
  })

  test('reports changes by other tabs in its area only', () => {
    const received: (string | null)[] = []
    const stop = browserStorage('local').subscribe(key => received.push(key))
    window.dispatchEvent(new StorageEvent('storage', { key: 'mine', storageArea: localStorage }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', storageArea: sessionStorage }))
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'late', storageArea: localStorage }))
    expect(received).toEqual(['mine', null])
  })
})

test('[AUTH-013] the CSRF token is the page’s first, then the one the server sends', async () => {
  const csrf = createCsrf('of-the-page')
  expect(csrf.get()).toBe('of-the-page')
  csrf.set('newer')
  expect(csrf.get()).toBe('newer')
})

test('ids are unique, with and without randomUUID', () => {
  expect(new Set([browserId(), browserId()]).size).toBe(2)
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  try {
    expect(browserId()).toMatch(/^[0-9a-f]{32}$/)
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID')
  }
})

test('a lock admits one caller at a time', async () => {
  const steps: string[] = []
  const enter = (name: string) => async () => {
    steps.push(`${name} in`)
    await new Promise<void>(done => queueMicrotask(done))
    steps.push(`${name} out`)
  }
  await Promise.all([
    browserLocks.exclusive('players-club.test', enter('one')),
    browserLocks.exclusive('players-club.test', enter('two')),
  ])
  expect(steps).toEqual(['one in', 'one out', 'two in', 'two out'])
})

const link = { refresh: { token: () => null, store: () => {} }, onSessionLost: () => {} }

test('the API asks for texts in the language of the page', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  const clock = createBrowserClock()
  await browserApi({ platform: 'web', locale: 'es', csrfToken: null, clock })(link).call(getRemoteConfig)
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('Accept-Language')).toBe('es')
})

test('calls are sent by the fetch of the application, where it has one', async () => {
  const own = vi.spyOn(globalThis, 'fetch')
  const send = vi.fn<typeof fetch>(async () => Response.json({}))
  const clock = createBrowserClock()
  const api = browserApi({ platform: 'embed', locale: 'en', csrfToken: null, clock, fetch: send })(link)
  await api.call(getRemoteConfig)
  expect([send.mock.calls.length, own.mock.calls.length]).toEqual([1, 0])
})

test('browser ports use the browser’s APIs except for what the application chooses', async () => {
  const clock = createBrowserClock()
  const chosen = {
    api: browserApi({ platform: 'web', locale: 'en', csrfToken: null, clock }),
    clock,
    navigator: { go: () => {}, location: () => ({ pathname: '/', search: '', state: null }) },
    analytics: { pageView: () => {}, identify: () => {} },
    captcha: { solve: () => Promise.resolve('token') },
  }
  const ports = createBrowserPorts(chosen)
  expect(ports).toMatchObject({ ...chosen, locks: browserLocks })
  vi.useFakeTimers({ now: new Date('2026-11-21T05:30:00Z') })
  expect(ports.clock.now().toISOString()).toBe('2026-11-21T05:30:00.000Z')
  const due = vi.fn()
  ports.clock.setTimeout(due, 1000)
  vi.advanceTimersByTime(999)
  expect(due).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(due).toHaveBeenCalledOnce()
})
