import { weeklyDrawing, weeklyForPlayer, wonCashPrize } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { LoungeRewardView } from './LoungeRewardView.tsx'
import type { LoungeRewardViewProps } from './LoungeRewardViewProps.ts'

const props: LoungeRewardViewProps = {
  isSignedIn: true,
  tokens: 5_000,
  reward: { ...weeklyForPlayer, playerEntries: 3 },
  error: null,
  isReady: true,
  isBusy: false,
  past: {
    content: [
      {
        id: 1,
        promotionId: 21,
        name: 'Weekly drawing',
        start: '2026-11-11T07:00:00.000Z',
        end: '2026-11-18T07:00:00.000Z',
        draw: '2026-11-18T19:00:00.000Z',
        winnerAnnouncement: '2026-11-18T20:00:00.000Z',
        stage: 'announced',
        drawNumber: 1,
        entries: 8_811,
        totalPrizeAmount: 60_000,
      },
    ],
    page: 0,
    size: 10,
    totalElements: 24,
  },
  pastError: null,
  onPastReload: () => {},
  pastPage: 0,
  winners: { data: { content: [] }, error: null, refresh: () => {} },
  onReload: () => {},
  onGetTokens: () => {},
  onRedeem: () => {},
  onPreload: () => {},
  isClaiming: false,
  onClaim: () => {},
  onApproachClaim: () => {},
  onPastPage: () => {},
}

test('[REDEEM-005] all facts of the draw come before the button', async () => {
  const screen = await renderUi(<LoungeRewardView {...props} />)
  for (const text of [
    ...['November 18, 2026', 'November 24, 2026', 'November 25, 2026', '9,204', '250 tokens an entry'],
    ...['A new draw every week.', /Each entry is one chance/, '1 × $500 cash'],
  ])
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Weekly drawing' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Official rules' }))
    .toHaveAttribute('href', '/media/terms_conditions_ll')
})

test('[LOBBY-007] a player with too few tokens is led to the store and the page is remembered', async () => {
  const onGetTokens = vi.fn()
  const screen = await renderUi(<LoungeRewardView {...props} tokens={5} onGetTokens={onGetTokens} />)
  await screen.getByRole('link', { name: 'Get tokens' }).click()
  expect(onGetTokens).toHaveBeenCalledOnce()
})

test('[REDEEM-006] a date that is not fixed is shown as TBD', async () => {
  const draw = weeklyDrawing.draw && { ...weeklyDrawing.draw, draw: null }
  const screen = await renderUi(<LoungeRewardView {...props} reward={{ ...weeklyDrawing, draw }} />)
  await expect.element(screen.getByText('TBD')).toBeVisible()
})

test('[REDEEM-007] past draws are listed in pages', async () => {
  const onPastPage = vi.fn()
  const screen = await renderUi(<LoungeRewardView {...props} onPastPage={onPastPage} />)
  await expect.element(screen.getByRole('rowheader', { name: 'Nov 18, 2026' })).toBeVisible()
  const pages = screen.getByRole('navigation', { name: 'Pages of past draws' })
  await pages.getByRole('button', { name: 'Page 2' }).click()
  expect(onPastPage).toHaveBeenCalledWith(1)
})

test('[REDEEM-007] a button of a page moves focus to its draws, where it stays while they load and when they fail to load', async () => {
  const screen = await renderUi(<LoungeRewardView {...props} />)
  const second = screen.getByRole('button', { name: 'Page 2' })
  await second.click()
  await screen.rerender(<LoungeRewardView {...props} past={undefined} pastPage={1} />)
  await expect.element(screen.getByRole('region', { name: 'Page 2' })).toHaveFocus()
  await expect.element(second).toHaveAttribute('aria-current', 'page')
  const error = { key: 'error.offline' } as const
  await screen.rerender(<LoungeRewardView {...props} past={undefined} pastPage={1} pastError={error} />)
  await expect.element(screen.getByRole('region', { name: 'Page 2' })).toHaveFocus()
})

test('[REDEEM-007] past draws that could not be loaded say so and can be retried', async () => {
  const onPastReload = vi.fn()
  const missing = { past: undefined, pastError: { key: 'error.offline' }, onPastReload } as const
  const screen = await renderUi(<LoungeRewardView {...props} {...missing} />)
  await expect.element(screen.getByRole('alert').getByText(/could not reach the club/)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onPastReload).toHaveBeenCalledOnce()
})

test('[REDEEM-007] winners that could not be loaded say so and can be retried', async () => {
  const refresh = vi.fn()
  const winners = { data: undefined, error: { key: 'error.offline' }, refresh } as const
  const screen = await renderUi(<LoungeRewardView {...props} winners={winners} />)
  await expect.element(screen.getByRole('alert').getByText(/could not reach the club/)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('rowheader', { name: 'Nov 18, 2026' })).toBeVisible()
})

test('[REDEEM-007] a prize without winners says why', async () => {
  const content = [
    { ...wonCashPrize, id: 1 },
    { ...wonCashPrize, id: 2, winners: [] },
  ]
  const winners = { data: { content }, error: null, refresh: () => {} }
  const screen = await renderUi(<LoungeRewardView {...props} winners={winners} />)
  const prizes = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(prizes.filter(text => text.startsWith(wonCashPrize.name))).toEqual([
    `${wonCashPrize.name}: Marisol V., A player`,
    `${wonCashPrize.name}: not won, because there were fewer players than prizes`,
  ])
})

test('[REDEEM-012] a guest can press Redeem, which leads to sign-in', async () => {
  const onRedeem = vi.fn()
  const screen = await renderUi(
    <LoungeRewardView
      {...props}
      isSignedIn={false}
      tokens={undefined}
      reward={weeklyDrawing}
      onRedeem={onRedeem}
    />,
  )
  await screen.getByRole('button', { name: 'Redeem' }).click()
  expect(onRedeem).toHaveBeenCalledOnce()
})

test('[REDEEM-014] Redeem is disabled until the balance has loaded or failed to load', async () => {
  const onRedeem = vi.fn()
  const unknown = { ...props, tokens: undefined, onRedeem }
  const screen = await renderUi(<LoungeRewardView {...unknown} isReady={false} />)
  const redeem = screen.getByRole('button', { name: 'Redeem' })
  await expect.element(redeem).toHaveAttribute('aria-disabled', 'true')
  await screen.rerender(<LoungeRewardView {...unknown} />)
  await redeem.click()
  expect(onRedeem).toHaveBeenCalledOnce()
})

test('a player with too few tokens for an entry reads how many are missing and where to get some', async () => {
  const screen = await renderUi(<LoungeRewardView {...props} tokens={60} />)
  await expect.element(screen.getByText(/You need 190 more tokens for an entry/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Redeem' }).query()).toBeNull()
  await expect
    .element(screen.getByRole('link', { name: 'Get tokens' }))
    .toHaveAttribute('href', '/lucky-lounge/store')
})

test('a player who has reached the limit of the day reads that, and not that tokens are missing', async () => {
  const frequencyCap = { limitReached: true, remaining: 0, count: 20 }
  const reward = { ...weeklyForPlayer, frequencyCap }
  const screen = await renderUi(<LoungeRewardView {...props} reward={reward} tokens={12} />)
  await expect.element(screen.getByText('You have reached today’s limit of entries.')).toBeVisible()
  expect(screen.getByText(/more tokens? for an entry/).query()).toBeNull()
  expect(screen.getByRole('link', { name: 'Get tokens' }).query()).toBeNull()
})

test('[REDEEM-008] the page has the buttons Redeem and Claim Free, and Claim Free also without tokens and for guests', async () => {
  const onClaim = vi.fn()
  const screen = await renderUi(<LoungeRewardView {...props} onClaim={onClaim} />)
  const [redeem, claim] = ['Redeem', 'Claim Free'].map(name => screen.getByRole('button', { name }))
  await expect.element(redeem!).toBeVisible()
  await claim!.click()
  expect(onClaim).toHaveBeenCalledOnce()
  await screen.rerender(<LoungeRewardView {...props} tokens={0} onClaim={onClaim} />)
  await expect.element(claim!).toBeVisible()
  const guest = { isSignedIn: false, tokens: undefined, reward: weeklyDrawing }
  await screen.rerender(<LoungeRewardView {...props} {...guest} onClaim={onClaim} />)
  await claim!.click()
  expect(onClaim).toHaveBeenCalledTimes(2)
})

test('[CLAIM-007] a player who has the free entry of this draw reads that and is offered no other', async () => {
  const reward = { ...weeklyForPlayer, playerEntries: 1, hasFreeEntry: true }
  const screen = await renderUi(<LoungeRewardView {...props} reward={reward} />)
  await expect.element(screen.getByText('Your free entry is in this draw.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Claim Free' }).query()).toBeNull()
})
