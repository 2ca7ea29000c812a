import { couponReward, drawReward } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { RewardCard } from './RewardCard.tsx'

const NOW = new Date('2026-11-20T19:00:00Z')

test('the card links to its reward and shows its cost', async () => {
  const screen = await renderUi(<RewardCard reward={couponReward} now={NOW} />)
  await expect
    .element(screen.getByRole('link', { name: '$5 off scratchers Redeem' }))
    .toHaveAttribute('href', '/rewards/101')
  await expect.element(screen.getByText('1,200 Points')).toBeVisible()
  await expect.element(screen.getByText('212 left')).toBeVisible()
})

test('[REWARD-011] a sold-out coupon has the sold-out banner when the setting is on', async () => {
  const none = { ...couponReward, remaining: 0 }
  const screen = await renderUi(<RewardCard reward={none} now={NOW} />)
  await expect.element(screen.getByText('Sold out')).toBeVisible()
  await screen.rerender(<RewardCard reward={none} now={NOW} showsSoldOut={false} />)
  await expect.element(screen.getByText('Sold out')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: '$5 off scratchers Redeem' }).query()).toBeNull()
  await expect.element(screen.getByRole('link', { name: '$5 off scratchers See details' })).toBeVisible()
  await screen.rerender(<RewardCard reward={{ ...couponReward, remaining: 1 }} now={NOW} />)
  await expect.element(screen.getByText('1 left')).toBeVisible()
  expect(screen.getByText('Sold out').query()).toBeNull()
})

test.each([
  ['2026-11-20T19:00:00Z', 'New · entries until Nov 30, 2026', 'Enter'],
  ['2026-11-26T19:00:00Z', 'Ending soon', 'Enter'],
  ['2026-12-01T06:59:59Z', 'Ending soon', 'Enter'],
  ['2026-12-01T07:00:00Z', 'Entries closed', 'See details'],
  ['2026-12-03T19:00:00Z', 'Ended', 'See the winners'],
])('a draw at %s shows %s', async (now, badge, action) => {
  const screen = await renderUi(<RewardCard reward={drawReward} now={new Date(now)} />)
  await expect.element(screen.getByText(badge, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: `Lake Havasu weekend ${action}` })).toBeVisible()
})

test.each([
  ['2026-10-20T07:00:00Z', 'New · entries until Nov 30, 2026'],
  ['2026-10-19T07:00:00Z', 'Entries until Nov 30, 2026'],
])('[CONST-019] a draw created at %s shows %s on 20 November', async (createdDate, badge) => {
  const screen = await renderUi(<RewardCard reward={{ ...drawReward, createdDate }} now={NOW} />)
  await expect.element(screen.getByText(badge, { exact: true })).toBeVisible()
})

test('a card with an unchanged reward is not rendered again', async () => {
  const onRead = vi.fn()
  const watched = new Proxy(couponReward, {
    get(reward, name) {
      if (name === 'summary') onRead()
      return Reflect.get(reward, name)
    },
  })
  const page = (title: string) => (
    <>
      <h1>{title}</h1>
      <RewardCard reward={watched} now={NOW} />
    </>
  )
  const screen = await renderUi(page('Rewards'))
  await screen.rerender(page('Rewards, all'))
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rewards, all')
  expect(onRead).toHaveBeenCalledTimes(1)
})
