import { progressivePromotion, runningPromotion } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PromotionCard } from './PromotionCard.tsx'

test.each([
  ['comingSoon', 'Coming Soon', 'Nov 01, 2026 first day to enter'],
  ['endingSoon', 'Ending Soon', 'Dec 30, 2026 last day to enter'],
  ['ended', 'Promotion Ended', 'Dec 30, 2026 last day to enter'],
] as const)('[PROMO-008] a promotion that is %s shows the badge %j', async (status, label, stub) => {
  const screen = await renderUi(<PromotionCard promotion={{ ...runningPromotion, status }} />)
  await expect.element(screen.getByText(label, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(stub)).toBeVisible()
})

test('[PROMO-008] a running promotion has no badge', async () => {
  const screen = await renderUi(<PromotionCard promotion={runningPromotion} />)
  await expect
    .element(screen.getByRole('link', { name: 'Red Rock Road Trip See the promotion' }))
    .toBeVisible()
  expect(screen.getByText(/Coming Soon|Ending Soon|Promotion Ended/).elements()).toEqual([])
})

test('[PROMO-009] the banner of the maximum jackpot is shown only when the maximum is reached', async () => {
  const prize = { drawId: 41, amount: 2_499_975, maximum: 2_500_000 }
  const card = (amount: number) => (
    <PromotionCard promotion={{ ...progressivePromotion, progressivePrize: { ...prize, amount } }} />
  )
  const screen = await renderUi(card(2_499_975))
  await expect.element(screen.getByText('$24,999.75 jackpot')).toBeVisible()
  expect(screen.getByText('Maximum jackpot reached').elements()).toEqual([])
  await screen.rerender(card(2_500_000))
  await expect.element(screen.getByText('Maximum jackpot reached')).toBeVisible()
})
