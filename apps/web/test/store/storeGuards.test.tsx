import { conversionToday, newcomerProfile, verifiedProfile } from '@players-club/domain-models/fixtures'
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
  '[FLAG-009] has no billing page without LL_PAYMENT_ENABLED for a guest or a player: %s',
  async player => {
    const { address } = await openPage('/lucky-lounge/store-billing', { player, flags: ['SWEEPSTAKES_V1'] })
    await expect.element(main.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
    expect(address()).toBe('/lucky-lounge/store-billing')
  },
)

test.each([
  [
    'en',
    newcomerProfile,
    'You can pay only with a verified identity. Verify yours in your profile, or choose Checkout in your cart.',
  ],
  [
    'es',
    { ...verifiedProfile, idologyExpired: true },
    'Solo puede pagar con su identidad verificada. Verifíquela en su perfil, o elija Pagar en su carrito.',
  ],
] as const)(
  '[BILLING-002] the store explains to an unverified player why billing led there (%s)',
  async (locale, profile, why) => {
    const { address } = await openPage('/lucky-lounge/store-billing', {
      player: 'newcomer',
      flags: ['SWEEPSTAKES_V1', 'LL_PAYMENT_ENABLED'],
      others: ['/lucky-lounge/store'],
      locale,
      answers: {
        'profile.getProfile': profile,
        'store.getStoreCatalog': { content: [] },
        'lounge.getConversion': conversionToday,
        'lounge.getUserTokens': { balance: 0, currency: 'TOKEN', userKey: 'newcomer', id: '1' },
      },
    })
    await expect.poll(address).toBe('/lucky-lounge/store')
    await expect.element(page.getByRole('alert').getByText(why)).toBeVisible()
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

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
