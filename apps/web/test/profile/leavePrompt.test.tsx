import { copperStateLottery, createTranslate, loadCatalogue, MESSAGE_ROWS } from '@players-club/domain-models'
import { ClubProvider } from '@players-club/flow-hooks/club'
import { createTestClub, testSession } from '@players-club/flow-hooks/testing'
import { MessagesProvider } from '@players-club/ui/messages'
import '@players-club/ui/themes'
import { use } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { page } from 'vitest/browser'
import { LeavePrompt } from '../../app/profile/LeavePrompt.tsx'
import { mount } from '../mount.tsx'

const never = new Promise<never>(() => undefined)
/** A page that is not shown yet, although its address is. */
const Unrendered = () => use(never)

test('[PROFILE-006] Back is not held by a page that was left with its changes, while it is still shown', async () => {
  const { ports } = createTestClub()
  const translate = createTranslate(await loadCatalogue('en', MESSAGE_ROWS), 'en', copperStateLottery, true)
  const onDiscard = vi.fn<() => void>()
  const router = createMemoryRouter(
    [
      { path: '/earn', element: <h1>Earn</h1> },
      { path: '/settings/profile', element: <LeavePrompt isChanged onDiscard={onDiscard} /> },
      { path: '/rewards', element: <Unrendered /> },
    ],
    { initialEntries: ['/earn', '/settings/profile'], initialIndex: 1 },
  )
  onTestFinished(() => cleanup())
  await mount(
    <MessagesProvider translate={translate}>
      <ClubProvider
        ports={ports}
        lottery={copperStateLottery}
        initial={{ session: testSession('verified'), authorizedFlags: [], remoteConfig: {} }}
      >
        <RouterProvider router={router} />
      </ClubProvider>
    </MessagesProvider>,
  )
  void router.navigate('/rewards')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/rewards'))
  expect(onDiscard).toHaveBeenCalledOnce()

  void router.navigate(-1)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/settings/profile'))
  void router.navigate(-1)
  await expect.element(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/settings/profile')
})
