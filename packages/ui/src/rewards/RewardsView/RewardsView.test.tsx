import { rewardTabs } from '@players-club/domain-models'
import { couponReward, drawReward } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { RewardsView, type RewardsViewProps } from './RewardsView.tsx'

const now = new Date('2026-11-20T19:00:00Z')
const over = { ...drawReward, id: 7, title: 'Spring training', end: '2026-10-01T07:00:00Z' }
const props: RewardsViewProps = {
  path: '/shop',
  tabs: rewardTabs('DRAW,COUPON,EXTERNAL', [drawReward, over, couponReward], now),
  selected: 'DRAW',
  shown: [drawReward],
  past: [over],
  page: 0,
  pastPage: undefined,
  total: 1,
  now,
  error: null,
  refresh: () => {},
  onSelect: () => {},
  showsSoldOut: true,
  hasLounge: true,
}

test('[REWARD-002] [REWARD-003] each kind that has rewards has a tab and the selected tab is shown', async () => {
  const onSelect = vi.fn()
  const screen = await renderUi(<RewardsView {...props} onSelect={onSelect} />)
  const names = screen
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Draws', 'Coupons'])
  await expect.element(screen.getByRole('link', { name: 'Lake Havasu weekend Enter' })).toBeVisible()
  await screen.getByRole('tab', { name: 'Coupons' }).click()
  expect(onSelect).toHaveBeenCalledWith('COUPON')
})

test('[REWARD-004] the draws link to past rewards with their winners and to free entries', async () => {
  const screen = await renderUi(<RewardsView {...props} />)
  await screen.getByText('Past rewards and their winners').click()
  await expect
    .element(screen.getByRole('link', { name: 'Spring training See the winners' }))
    .toHaveAttribute('href', '/rewards/7')
  await expect
    .element(screen.getByRole('link', { name: 'Drawings with a free entry' }))
    .toHaveAttribute('href', '/lucky-lounge#drawings')
  await screen.rerender(<RewardsView {...props} hasLounge={false} />)
  expect(screen.getByRole('link', { name: 'Drawings with a free entry' }).query()).toBeNull()
})

test('[REWARD-004] past rewards are on pages of ten', async () => {
  const past = Array.from({ length: 11 }, (_, index) => ({
    ...over,
    id: 200 + index,
    title: `Over ${index}`,
  }))
  const screen = await renderUi(<RewardsView {...props} past={past} />)
  await screen.getByText('Past rewards and their winners').click()
  const links = screen.getByRole('link', { name: /See the winners$/ })
  await expect.poll(() => links.elements()).toHaveLength(10)
  const pages = screen.getByRole('navigation', { name: 'Pages: Past rewards and their winners' })
  await expect
    .element(pages.getByRole('link', { name: 'Page 2' }))
    .toHaveAttribute('href', '/shop?tab=DRAW&past=2')
  await screen.rerender(<RewardsView {...props} past={past} page={2} pastPage={1} />)
  await expect.element(screen.getByRole('link', { name: 'Over 10 See the winners' })).toBeVisible()
  expect(links.elements()).toHaveLength(1)
  await expect
    .element(pages.getByRole('link', { name: 'Page 1' }))
    .toHaveAttribute('href', '/shop?tab=DRAW&past=1&page=3')
})

test('[REWARD-004] a page of past rewards in the address opens them, and stays while the others are paged', async () => {
  const screen = await renderUi(<RewardsView {...props} total={8} pastPage={0} />)
  await expect.element(screen.getByRole('link', { name: 'Spring training See the winners' })).toBeVisible()
  const pages = screen.getByRole('navigation', { name: 'Pages: Draws' })
  await expect
    .element(pages.getByRole('link', { name: 'Page 2' }))
    .toHaveAttribute('href', '/shop?tab=DRAW&past=1&page=2')
})

test('[REWARD-011] a sold-out coupon says so only when the setting is on', async () => {
  const soldOut = {
    ...props,
    selected: 'COUPON',
    shown: [{ ...couponReward, remaining: 0 }],
    past: [],
  } as const
  const screen = await renderUi(<RewardsView {...soldOut} />)
  await expect.element(screen.getByText('Sold out')).toBeVisible()
  await screen.rerender(<RewardsView {...soldOut} showsSoldOut={false} />)
  await expect.element(screen.getByText('Sold out')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: '$5 off scratchers See details' })).toBeVisible()
})

test('[CONST-018] more rewards than fit are on pages with addresses', async () => {
  const screen = await renderUi(<RewardsView {...props} total={8} />)
  await expect
    .element(screen.getByRole('link', { name: 'Page 2' }))
    .toHaveAttribute('href', '/shop?tab=DRAW&page=2')
})

test('[REWARD-003] the tab of draws says so when there is no draw', async () => {
  const screen = await renderUi(
    <RewardsView {...props} tabs={rewardTabs('DRAW,COUPON', [], now)} shown={[]} past={[]} />,
  )
  expect(screen.getByRole('tab').elements()).toHaveLength(1)
  await expect.element(screen.getByText('No rewards here at the moment')).toBeVisible()
})

test('[REWARD-003] the page says so when no configured kind has a reward', async () => {
  const screen = await renderUi(
    <RewardsView
      {...props}
      tabs={rewardTabs('COUPON,EXTERNAL', [], now)}
      selected={undefined}
      shown={[]}
      past={[]}
    />,
  )
  await expect.element(screen.getByText('No rewards here at the moment')).toBeVisible()
  expect(screen.getByRole('tab').elements()).toEqual([])
})

test('rewards that could not be loaded can be retried', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(
    <RewardsView
      {...props}
      tabs={undefined}
      selected={undefined}
      error={{ key: 'error.offline' }}
      refresh={refresh}
    />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})
