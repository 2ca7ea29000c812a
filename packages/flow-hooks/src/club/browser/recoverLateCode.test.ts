import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { recoverLateCode } from './recoverLateCode.ts'

const cause = new TypeError('Failed to fetch dynamically imported module')
const recovered = (release: string) => recoverLateCode(() => release)({ mayReload: true }, cause)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('without an answer of the server the connection is lost', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(recovered('one')).resolves.toMatchObject({ messageKey: 'error.offline', cause })
  expect(sessionStorage).toHaveLength(0)
})

test('a release that was reloaded already, or code that may not reload the page, is reported as gone', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  const recover = recoverLateCode(() => 'one')
  await expect(recover({ mayReload: false }, cause)).resolves.toMatchObject({ messageKey: 'error.lateCode' })
  expect(sessionStorage).toHaveLength(0)
  sessionStorage.setItem('players-club.reloaded-release', 'one')
  await expect(recovered('one')).resolves.toMatchObject({ messageKey: 'error.lateCode', cause })
})

test('a page that is being left is not loaded again, which would end the navigation', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  vi.useFakeTimers()
  const recover = recoverLateCode(() => 'two')
  dispatchEvent(new Event('beforeunload'))
  const failure = recover({ mayReload: true }, cause)
  await vi.runAllTimersAsync()
  await expect(failure).resolves.toMatchObject({ messageKey: 'error.lateCode' })
  expect(sessionStorage).toHaveLength(0)
})

test('a page that is being left reports no failure for ten seconds, after which it seems to stay', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  vi.useFakeTimers()
  const recover = recoverLateCode(() => 'two')
  dispatchEvent(new Event('beforeunload'))
  const failure = vi.fn()
  void recover({ mayReload: false }, cause).then(failure)
  await vi.advanceTimersByTimeAsync(9999)
  expect(failure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toHaveBeenCalledWith(expect.objectContaining({ messageKey: 'error.lateCode' }))
})

test.each([
  ['ten seconds later', () => vi.advanceTimersByTimeAsync(10_000)],
  ['when it is shown again', () => dispatchEvent(new Event('pageshow'))],
])('a page that its player did not leave reports a failure at once %s', async (_when, stay) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  vi.useFakeTimers()
  const recover = recoverLateCode(() => 'two')
  dispatchEvent(new Event('beforeunload'))
  await stay()
  const failure = vi.fn()
  void recover({ mayReload: false }, cause).then(failure)
  await vi.advanceTimersByTimeAsync(0)
  expect(failure).toHaveBeenCalledWith(expect.objectContaining({ messageKey: 'error.lateCode' }))
})

test('a server that does not answer within ten seconds is not reached', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  onTestFinished(() => timeout.mockRestore())
  await expect(recovered('one')).resolves.toMatchObject({ messageKey: 'error.offline' })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
})

test('a page that holds input is not loaded again, which would lose it', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  const recover = recoverLateCode(() => 'three')
  const field = document.createElement('input')
  document.body.append(field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await expect(recover({ mayReload: true }, cause)).resolves.toMatchObject({ messageKey: 'error.lateCode' })
  field.remove()
  const guard = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', guard)
  await expect(recover({ mayReload: true }, cause)).resolves.toMatchObject({ messageKey: 'error.lateCode' })
  removeEventListener('beforeunload', guard)
  expect(sessionStorage).toHaveLength(0)
})
