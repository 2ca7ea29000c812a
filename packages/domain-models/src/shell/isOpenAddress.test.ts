import { describe, expect, test } from 'vitest'
import { FEATURE_FLAGS, type FeatureFlag } from './featureFlags.ts'
import { isOpenAddress } from './isOpenAddress.ts'

const without = (...flags: FeatureFlag[]) => FEATURE_FLAGS.filter(flag => !flags.includes(flag))

describe('an address behind a flag', () => {
  test.each([
    ['/lucky-lounge', 'SWEEPSTAKES_V1'],
    ['/lucky-lounge/reward/201', 'SWEEPSTAKES_V1'],
    ['/lucky-lounge/store', 'SWEEPSTAKES_V1'],
    ['/lucky-lounge#drawings', 'SWEEPSTAKES_V1'],
    ['/lucky-lounge/?from=mail', 'SWEEPSTAKES_V1'],
    ['/Lucky-Lounge', 'SWEEPSTAKES_V1'],
    ['/rewards/../lucky-lounge', 'SWEEPSTAKES_V1'],
    ['/lucky%2Dlounge', 'SWEEPSTAKES_V1'],
    ['/lucky-lounge/store%2dbilling', 'LL_PAYMENT_ENABLED'],
    ['/games/types/%37', 'QUICKDRAW_V1'],
    ['/lucky-lounge/store-billing', 'SWEEPSTAKES_V1'],
    ['/lucky-lounge/store-billing', 'LL_PAYMENT_ENABLED'],
    ['/information-list', 'INFORMATION_ONLY_V1'],
    ['/information-list/2', 'INFORMATION_ONLY_V1'],
    ['/games/types/7', 'QUICKDRAW_V1'],
    ['/games-quick-draw/71', 'QUICKDRAW_V1'],
    ['/games-quick-draw-widget/71', 'QUICKDRAW_V1'],
  ] as const)('%s is open with all flags, and closed without %s', (href, flag) => {
    expect(isOpenAddress(href, FEATURE_FLAGS)).toBe(true)
    expect(isOpenAddress(href, without(flag))).toBe(false)
  })
})

test('[STORE-005] the store and the receipts of paid orders are open without LL_PAYMENT_ENABLED', () => {
  for (const page of ['store', 'store-payment-success', 'store/pay'])
    expect(isOpenAddress(`/lucky-lounge/${page}`, without('LL_PAYMENT_ENABLED'))).toBe(true)
})

test.each([
  '/',
  '/games',
  '/games/types/71',
  '/lucky-lounges',
  '/media/faq_ll',
  'https://elsewhere.example/lucky-lounge',
  'mailto:help@players.example',
])('%s is open without any flag', href => {
  expect(isOpenAddress(href, [])).toBe(true)
})
