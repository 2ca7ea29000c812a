import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'
import { emptyHome } from '../shell/offers.ts'

const KEY = 'k'.repeat(43)
const heading = page.getByRole('main').getByRole('heading', { level: 1 })

test.each(['/login', '/register', '/forgot-password', '/forgot-password-sent', `/reset/finish?key=${KEY}`])(
  '[GUARD-002] redirects a player home from %s, and says why',
  async path => {
    const { address } = await openPage(path, { player: 'poor', others: ['/'], answers: emptyHome })
    await expect.poll(address).toBe('/')
    const why = 'You are signed in already, so we took you to the home page.'
    await expect.element(page.getByRole('status').getByText(why)).toBeVisible()
  },
)

test.each([
  [`/activate?key=${KEY}`, 'Activation'],
  ['/activate-email', 'Resend activation email'],
  ['/activate-email-sent', 'Nothing has been sent from here'],
  ['/unsuspend', 'This link does not work'],
])('opens %s for a player', async (path, title) => {
  const { address } = await openPage(path, { player: 'poor', answers: { 'accounts.activate': null } })
  await expect.element(heading).toHaveTextContent(title)
  expect(address()).toBe(path)
})
