import { newcomerProfile } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')

test.each([
  ['[STORE-002]', 'store'],
  ['[BILLING-001]', 'store-billing'],
  ['[PAY-002]', 'store-payment-success'],
])('%s asks a guest to sign in before /lucky-lounge/%s', async (_, name) => {
  const { address, club } = await openPage(`/lucky-lounge/${name}`, {
    flags: ['SWEEPSTAKES_V1', 'LL_PAYMENT_ENABLED'],
  })
  await expect.poll(address).toBe('/login')
  expect(club.ports.storage.session.get('players-club.redirect')).toBe(`/lucky-lounge/${name}`)
})

test.each([undefined, 'verified'])(
  '[FLAG-009] has no billing page without LL_PAYMENT_ENABLED, whoever asks: %s',
  async player => {
    const { address } = await openPage('/lucky-lounge/store-billing', { player, flags: ['SWEEPSTAKES_V1'] })
    await expect.element(main.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
    expect(address()).toBe('/lucky-lounge/store-billing')
  },
)

test('[BILLING-002] redirects an unverified player from the billing to the store', async () => {
  const { address } = await openPage('/lucky-lounge/store-billing', {
    player: 'newcomer',
    flags: ['SWEEPSTAKES_V1', 'LL_PAYMENT_ENABLED'],
    answers: {
      'profile.getProfile': newcomerProfile,
      'store.getStoreCatalog': { content: [] },
      'lounge.getUserTokens': { balance: 0, currency: 'TOKEN', userKey: 'newcomer', id: '1' },
    },
  })
  await expect.poll(address).toBe('/lucky-lounge/store')
})

test('[PAY-002] [PAY-006] shows no payment at the receipt without one, and links on', async () => {
  await openPage('/lucky-lounge/store-payment-success', {
    player: 'verified',
    answers: { 'lounge.getUserTokens': { balance: 100, currency: 'TOKEN', userKey: 'verified', id: '1' } },
  })
  await expect.element(main.getByRole('heading', { name: 'No payment to show' })).toBeVisible()
  for (const [name, href] of [
    ['Go to the Lucky Lounge', '/lucky-lounge'],
    ['Back to the store', '/lucky-lounge/store'],
    ['Go home', '/'],
  ] as const)
    await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', href)
})
