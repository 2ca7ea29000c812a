import { afterEach, expect, test, vi } from 'vitest'
import { recoverLateCode } from './recoverLateCode.ts'

const cause = new TypeError('Failed to fetch dynamically imported module')
const recovered = (release: string) => recoverLateCode(() => release)({ mayReload: true }, cause)

afterEach(() => {
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
  const recover = recoverLateCode(() => 'two')
  dispatchEvent(new Event('beforeunload'))
  await expect(recover({ mayReload: true }, cause)).resolves.toMatchObject({ messageKey: 'error.lateCode' })
  expect(sessionStorage).toHaveLength(0)
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
