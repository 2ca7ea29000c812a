import { testProblem } from '@players-club/flow-hooks/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

afterEach(() => vi.restoreAllMocks())

const close = page.getByRole('button', { name: 'Close message' })
const openWith = (message: object) => openPage('/login', { state: { message } })

test('[AUTH-004] [MSG-003] shows the message that the page was opened with, and closes it at a press', async () => {
  await openWith({ text: 'A first word' })
  const said = page.getByRole('alert').getByText('A first word')
  await expect.element(said).toBeVisible()
  await close.click()
  await expect.element(said).not.toBeInTheDocument()
})

test('[MSG-003] a message that is closed by keyboard returns focus to the field that was left for it', async () => {
  await openWith({ text: 'A first word' })
  const email = page.getByRole('textbox', { name: 'Email' })
  email.element().focus()
  await userEvent.keyboard('{F6}{Enter}')
  await expect.element(close).not.toBeInTheDocument()
  await expect.element(email).toHaveFocus()
})

test('[MSG-002] [MSG-004] pauses a toast while the pointer is on it, and removes it after its 3 seconds', async () => {
  const { club } = await openWith({ text: 'A second word', timeout: 3000 })
  const { clock } = club.browser
  const said = page.getByRole('alert').getByText('A second word')
  await userEvent.hover(said)
  await clock.advance(60_000)
  await expect.element(said).toBeVisible()
  await userEvent.unhover(said)
  await clock.advance(2_999)
  await expect.element(said).toBeVisible()
  await clock.advance(1)
  await expect.element(said).not.toBeInTheDocument()
})

test('[MSG-002] [MSG-004] a toast that comes while another tab is used waits for its page to be seen', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { club } = await openWith({ text: 'A third word', timeout: 3000 })
  const { clock } = club.browser
  const said = page.getByRole('alert').getByText('A third word')
  await expect.element(said).toBeVisible()
  await clock.advance(60_000)
  await expect.element(said).toBeVisible()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await clock.advance(2_999)
  await expect.element(said).toBeVisible()
  await clock.advance(1)
  await expect.element(said).not.toBeInTheDocument()
})

test('[AUTH-004] [MSG-002] [OUTAGE-001] shows a warning after the message that the sign-in page was opened with', async () => {
  const { club } = await openPage('/login', {
    state: { message: { type: 'success', text: 'Your account is active', timeout: 20_000 } },
    remoteConfig: {
      OUTAGE_CONFIG: { flag: 'true', outageType: 'WARNING', body: 'The club is being repaired.' },
    },
  })
  const { clock } = club.browser
  const warning = page.getByRole('alert').getByText('The club is being repaired.')
  const active = page.getByRole('status').getByText('Your account is active')
  await expect.element(active).toBeVisible()
  await clock.advance(15_000)
  await expect.element(active).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  close.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(active).not.toBeInTheDocument()
  await expect.element(warning).toBeVisible()
  // The focused button was removed, so nothing pauses the warning.
  await clock.advance(29_999)
  await expect.element(warning).toBeVisible()
  await clock.advance(1)
  await expect.element(warning).not.toBeInTheDocument()
})

test('[MSG-003] a message that is raised again is announced again', async () => {
  await openPage('/feedback', { player: 'verified', answers: { 'content.sendFeedback': testProblem(500) } })
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Subject' }).fill('An idea')
  await main.getByRole('textbox', { name: 'Message' }).fill('More draws in spring.')
  const send = main.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect.element(close).toBeVisible()
  const first = close.element()
  await expect.element(send).toBeEnabled()
  await send.click()
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(close).toBeVisible()
})

test('does not repeat after a sign-out that a page could not be loaded before', async () => {
  const { promise: arrival, reject } = Promise.withResolvers<null>()
  const { club } = await openPage('/feedback', { player: 'verified', arrival })
  const banner = page.getByRole('banner')
  const points = banner.getByRole('link', { name: '8,000 Points' })
  const unreached = page.getByRole('alert').getByText(/We could not reach the club/)
  await expect.element(points).toBeVisible()
  await banner.getByRole('link', { name: 'Earn' }).click()
  reject(new Error('offline'))
  await expect.element(unreached).toBeVisible()
  await close.click()
  await expect.element(unreached).not.toBeInTheDocument()
  club.browser.openLocal().remove('players-club.access-token')
  await expect.element(points).not.toBeInTheDocument()
  await club.browser.settled()
  expect(unreached.query()).toBeNull()
})
