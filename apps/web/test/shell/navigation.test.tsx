import {
  copperStateLottery,
  createTranslate,
  LateCodeError,
  setLateCodeRecovery,
} from '@players-club/domain-models'
import { MessagesProvider } from '@players-club/ui/messages'
import { PageProgress } from '@players-club/ui/shell/PageProgress'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { useOfflineSafeNavigate, type OfflineSafeNavigate } from '../../app/shell/useOfflineSafeNavigate.ts'
import { mount } from '../mount.tsx'

declare global {
  interface Window {
    /** What the module of the held page waits for. */
    arrival?: Promise<unknown>
  }
}

const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
const manifest = (version: string) => ({
  version,
  routes: {
    shown: { id: 'shown', path: '/shown', module: script('export default 1') },
    lost: { id: 'lost', path: '/lost', module: script('throw new Error("gone")') },
    slow: { id: 'slow', path: '/slow', module: script('await new Promise(() => {})') },
    // Browsers load a module once for each address.
    held: { id: 'held', path: '/held', module: script(`await window.arrival // ${version}`) },
  },
})
let opened = 0

/** A page whose navigations load modules that come, fail, never come, or come when `arrive` is called. */
async function openNavigation() {
  const { promise, resolve: arrive } = Promise.withResolvers<null>()
  window.arrival = promise
  window.__reactRouterManifest = manifest(String(++opened))
  setLateCodeRecovery(async (_, cause) => new LateCodeError('error.offline', { cause }))
  // A page that does not come is loaded from the server, which would replace the document of the tests.
  const stay = (event: Event) => event.preventDefault()
  window.navigation.addEventListener('navigate', stay)
  onTestFinished(async () => {
    // What is under way ends with the page.
    await cleanup()
    window.navigation.removeEventListener('navigate', stay)
    delete window.__reactRouterManifest
    delete window.arrival
    setLateCodeRecovery(async (_, cause) => cause)
  })
  const showOffline = vi.fn<() => void>()
  let navigate: OfflineSafeNavigate = () => undefined
  function Page() {
    const navigation = useOfflineSafeNavigate(showOffline)
    navigate = navigation.navigate
    return (
      <>
        <PageProgress isLoading={navigation.isLoading} />
        <input aria-label="Note" />
      </>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/here'] })
  await mount(
    <MessagesProvider translate={createTranslate({ 'shell.loading': 'Loading' }, 'en', copperStateLottery)}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  )
  const go: OfflineSafeNavigate = (path, options) => navigate(path, options)
  return { go, arrive: () => arrive(null), showOffline, address: () => router.state.location.pathname }
}

test('a flow is notified that the page it leads to cannot be loaded, after the player does', async () => {
  const { go, showOffline, address } = await openNavigation()
  const onFailure = vi.fn<() => void>()
  go('/lost', { onFailure })
  await expect.poll(() => onFailure.mock.calls).toHaveLength(1)
  expect(showOffline).toHaveBeenCalledOnce()
  expect(address()).toBe('/here')
})

test('a flow is notified that a press under way takes the place of its navigation', async () => {
  const { go, showOffline } = await openNavigation()
  const onFailure = vi.fn<() => void>()
  go('/slow', { isPress: true })
  go('/shown', { onFailure })
  expect(onFailure).toHaveBeenCalledOnce()
  expect(showOffline).not.toHaveBeenCalled()
})

test('a flow is not notified of a page that is shown', async () => {
  const { go, address } = await openNavigation()
  const onFailure = vi.fn<() => void>()
  go('/shown', { onFailure })
  await expect.poll(address).toBe('/shown')
  expect(onFailure).not.toHaveBeenCalled()
})

test('a press that a later one has replaced does not win over it, although its page comes last', async () => {
  const { go, arrive, address } = await openNavigation()
  const onFailure = vi.fn<() => void>()
  go('/held', { isPress: true, onFailure })
  go('/shown', { isPress: true })
  await expect.poll(address).toBe('/shown')
  arrive()
  await expect.poll(() => onFailure.mock.calls).toHaveLength(1)
  expect(address()).toBe('/shown')
})

test('a press does not win over Back', async () => {
  const { go, arrive, address } = await openNavigation()
  const onFailure = vi.fn<() => void>()
  go('/held', { isPress: true, onFailure })
  window.dispatchEvent(new PopStateEvent('popstate'))
  arrive()
  await expect.poll(() => onFailure.mock.calls).toHaveLength(1)
  expect(address()).toBe('/here')
})

test('a page that takes long is announced as loading until it is shown', async () => {
  const { go, arrive, address } = await openNavigation()
  go('/held', { isPress: true })
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  expect(address()).toBe('/here')
  arrive()
  await expect.poll(address).toBe('/held')
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

test('Back and typing end the announcement of a press that they end', async () => {
  const { go } = await openNavigation()
  const status = page.getByRole('status')
  go('/slow', { isPress: true })
  await expect.element(status).toHaveTextContent('Loading')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(status).toHaveTextContent('')
  go('/slow', { isPress: true })
  await expect.element(status).toHaveTextContent('Loading')
  await page.getByRole('textbox').fill('A')
  await expect.element(status).toHaveTextContent('')
})

test('a press does not replace a page in which the player types', async () => {
  const { go, arrive, address } = await openNavigation()
  const onFailure = vi.fn<() => void>()
  go('/held', { isPress: true, onFailure })
  await page.getByRole('textbox', { name: 'Note' }).fill('half-written')
  arrive()
  await expect.poll(() => onFailure.mock.calls).toHaveLength(1)
  expect(address()).toBe('/here')
})
