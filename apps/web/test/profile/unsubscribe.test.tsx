import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')

test.each(['?success=no', '?success=false', '', '?success=TRUE'])(
  '[ROUTE-011] [PREF-005] reports a failure at /unsubscribe%s',
  async query => {
    await openPage(`/unsubscribe${query}`)
    await expect.element(main.getByText(/We could not unsubscribe you/)).toBeVisible()
    await expect.element(main.getByRole('link')).not.toBeInTheDocument()
  },
)

test('[PREF-003] links a player to the preferences after a success', async () => {
  await openPage('/unsubscribe?success=true', { player: 'expired' })
  await expect.element(main.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Communication Preferences' }))
    .toHaveAttribute('href', '/settings/preferences')
})

test('[PREF-003] leads a guest to the sign-in before the preferences', async () => {
  await openPage('/unsubscribe?success=true')
  await expect
    .element(main.getByRole('link', { name: 'Communication Preferences' }))
    .toHaveAttribute('href', '/login?from=%2Fsettings%2Fpreferences')
})
