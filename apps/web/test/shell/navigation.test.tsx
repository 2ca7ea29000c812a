import { createTranslate, LateCodeError, setLateCodeRecovery } from '@players-club/domain-models'
import { MessagesProvider } from '@players-club/ui/messages'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useOfflineSafeNavigate, type OfflineSafeNavigate } from '../../app/shell/useOfflineSafeNavigate.ts'

const page = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
const manifest = {
  version: '1',
  routes: {
    shown: { id: 'shown', path: '/shown', module: page('export default 1') },
    lost: { id: 'lost', path: '/lost', module: page('throw new Error("gone")') },
    slow: { id: 'slow', path: '/slow', module: page('await new Promise(() => {})') },
  },
}

/** A page whose navigations load modules that come, fail, or never come. */
async function openNavigation() {
  window.__reactRouterManifest = manifest
  setLateCodeRecovery(async (_, cause) => new LateCodeError('error.offline', { cause }))
  onTestFinished(() => {
    delete window.__reactRouterManifest
    setLateCodeRecovery(async (_, cause) => cause)
  })
  const told = vi.fn<() => void>()
  let navigate: OfflineSafeNavigate = () => undefined
  function Page() {
    navigate = useOfflineSafeNavigate(told)
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/here'] })
  await render(
    <MessagesProvider translate={createTranslate({}, 'en')}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  )
  const go: OfflineSafeNavigate = (path, options) => navigate(path, options)
  return { go, told, address: () => router.state.location.pathname }
}

test('a flow hears that the page it leads to cannot be loaded, after the player does', async () => {
  const { go, told, address } = await openNavigation()
  const onFailure = vi.fn<() => void>()
  go('/lost', { onFailure })
  await expect.poll(() => onFailure.mock.calls).toHaveLength(1)
  expect(told).toHaveBeenCalledOnce()
  expect(address()).toBe('/here')
})

test('a flow hears that a press under way takes the place of its navigation', async () => {
  const { go, told } = await openNavigation()
  const onFailure = vi.fn<() => void>()
  go('/slow', { isPress: true })
  go('/shown', { onFailure })
  expect(onFailure).toHaveBeenCalledOnce()
  expect(told).not.toHaveBeenCalled()
})

test('a flow hears nothing of a page that is shown', async () => {
  const { go, address } = await openNavigation()
  const onFailure = vi.fn<() => void>()
  go('/shown', { onFailure })
  await expect.poll(address).toBe('/shown')
  expect(onFailure).not.toHaveBeenCalled()
})
