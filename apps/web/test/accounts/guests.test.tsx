import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

const KEY = 'k'.repeat(43)
const heading = page.getByRole('main').getByRole('heading', { level: 1 })

test.each(['/login', '/register', '/forgot-password', '/forgot-password-sent', `/reset/finish?key=${KEY}`])(
  '[GUARD-002] redirects a player home from %s',
  async path => {
    const { address } = await openPage(path, { player: 'poor' })
    await expect.poll(address).toBe('/')
  },
)

test.each([
  [`/activate?key=${KEY}`, 'Activation'],
  ['/activate-email', 'Resend activation email'],
  ['/activate-email-sent', 'Nothing has been sent from here'],
  ['/unsuspend', 'Your account was not reactivated'],
])('opens %s for a player', async (path, title) => {
  const { address } = await openPage(path, { player: 'poor', answers: { 'accounts.activate': null } })
  await expect.element(heading).toHaveTextContent(title)
  expect(address()).toBe(path)
})
