import {
  couponReward,
  drawReward,
  externalReward,
  gameplayReward,
  seenByGuest,
  seenByPlayer,
} from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { RewardView } from './RewardView.tsx'
import type { RewardViewProps } from './RewardViewProps.ts'

const loaded = <T,>(data: T) => ({ data, error: null, refresh: () => {} })
const props: RewardViewProps = {
  reward: seenByPlayer(couponReward),
  now: new Date('2026-11-20T19:00:00Z'),
  error: null,
  refresh: () => {},
  isSignedIn: true,
  points: 25_000,
  most: 20,
  isReady: true,
  prizes: loaded({ content: [], isAnnounced: false }),
  game: null,
  showsSoldOut: true,
  hasLounge: true,
  onRedeem: () => {},
  onPreload: () => {},
}

test.each([
  [couponReward, 'Redeem', /You get a code with a barcode/],
  [drawReward, 'Enter', /Each entry is one chance/],
  [externalReward, 'Redeem', /The tickets come by mail/],
  [gameplayReward, 'Play', /Your play starts as soon as you have redeemed it/],
] as const)('[REWARD-005] a reward of type $type has its own view', async (reward, action, how) => {
  const onRedeem = vi.fn()
  const screen = await renderUi(<RewardView {...props} reward={seenByPlayer(reward)} onRedeem={onRedeem} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: reward.title })).toBeVisible()
  await expect.element(screen.getByText(how)).toBeVisible()
  await screen.getByRole('button', { name: action }).click()
  expect(onRedeem).toHaveBeenCalledOnce()
})

test('[ARCADE-034] a game for portrait orientation says so before it is redeemed, in a window that is wider than high', async () => {
  const reward = seenByPlayer({ ...gameplayReward, extraData: [{ key: 'portraitMode', value: 'true' }] })
  const game = { game: undefined, error: null, onRetry: () => {} }
  const status = { played: null, hasUnfinished: false, isOpening: false, onResume: () => {} }
  const screen = await renderUi(<RewardView {...props} reward={reward} game={{ ...game, ...status }} />)
  await page.viewport(844, 390)
  await expect.element(screen.getByText('This game is played upright. Turn your device.')).toBeVisible()
  await page.viewport(414, 896)
  await expect.element(screen.getByText('This game is played upright. Turn your device.')).not.toBeVisible()
})

test('[REWARD-007] a guest is offered sign-in', async () => {
  const onRedeem = vi.fn()
  const guest = { reward: seenByGuest(couponReward), isSignedIn: false, points: undefined, most: undefined }
  const screen = await renderUi(<RewardView {...props} {...guest} onRedeem={onRedeem} />)
  await screen.getByRole('button', { name: 'Sign in to redeem' }).click()
  expect(onRedeem).toHaveBeenCalledOnce()
})

test('[REWARD-019] a guest reads that a reward of a segment is for some players, and signs in to see more', async () => {
  const onRedeem = vi.fn()
  const guest = { isSignedIn: false, points: undefined, most: undefined }
  const reward = { ...seenByGuest(couponReward), isAvailable: false }
  const screen = await renderUi(<RewardView {...props} {...guest} reward={reward} onRedeem={onRedeem} />)
  await expect.element(screen.getByText(/for some players only/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign in to redeem' }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Sign In', exact: true }).click()
  expect(onRedeem).toHaveBeenCalledOnce()
})

test.each([
  ['[REWARD-011]', { reward: seenByPlayer({ ...couponReward, remaining: 0 }) }, 'Sold out'],
  [
    '[REWARD-019]',
    { reward: { ...seenByPlayer(couponReward), isAvailable: false } },
    /not open to your account/,
  ],
  [
    '[API-054]',
    {
      most: 0,
      reward: {
        ...seenByPlayer(couponReward),
        frequencyCap: { limitReached: true, remaining: 0, count: 5 },
      },
    },
    /You have reached your limit/,
  ],
  ['', { points: 700, most: 0 }, /You need 500 more points/],
  ['', { reward: seenByPlayer(drawReward), now: new Date('2026-12-20T19:00:00Z') }, 'This draw is over.'],
  ['', { reward: seenByPlayer(drawReward), now: new Date('2026-12-01T19:00:00Z') }, /Entries are closed/],
] as const)('%s the reason that blocks a redemption replaces the action: %j', async (_, change, text) => {
  const screen = await renderUi(<RewardView {...props} {...change} />)
  await expect.element(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('button').query()).toBeNull()
})

test('a reward that the points do not reach names the missing points, and no number to redeem', async () => {
  const frequencyCap = { limitReached: false, remaining: 5, count: 0 }
  const reward = { ...seenByPlayer(couponReward), frequencyCap }
  const screen = await renderUi(<RewardView {...props} reward={reward} points={700} most={0} />)
  await expect.element(screen.getByText(/You need 500 more points/)).toBeVisible()
  expect(screen.getByText(/You can redeem/).query()).toBeNull()
  await screen.rerender(<RewardView {...props} reward={reward} points={25_000} most={5} />)
  await expect.element(screen.getByText('You can redeem 5 more.')).toBeVisible()
})

test('[REWARD-011] a sold-out coupon says so when the setting is on and cannot be redeemed either way', async () => {
  const soldOut = { ...props, reward: seenByPlayer({ ...couponReward, remaining: 0 }) }
  const screen = await renderUi(<RewardView {...soldOut} showsSoldOut />)
  await expect.element(screen.getByText('Sold out')).toBeVisible()
  await screen.rerender(<RewardView {...soldOut} showsSoldOut={false} />)
  await expect.element(screen.getByText('Sold out')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Redeem' })).not.toBeInTheDocument()
})

test('a draw links to its free entry only when the lounge is enabled', async () => {
  const draw = { ...props, reward: seenByPlayer(drawReward) }
  const screen = await renderUi(<RewardView {...draw} hasLounge />)
  const freeEntry = screen.getByRole('link', { name: 'Drawings with a free entry' })
  await expect.element(freeEntry).toHaveAttribute('href', '/lucky-lounge#drawings')
  await screen.rerender(<RewardView {...draw} hasLounge={false} />)
  await expect.element(freeEntry).not.toBeInTheDocument()
})

test('[REWARD-004] an ended draw lists its winners as far as they are published', async () => {
  const prize = { id: 1, drawId: 7, prizeType: 'POINTS', amount: 500, quantity: 2 } as const
  const screen = await renderUi(
    <RewardView
      {...props}
      reward={seenByPlayer(drawReward)}
      now={new Date('2026-12-20T19:00:00Z')}
      prizes={loaded({
        content: [
          {
            ...prize,
            name: '500 points',
            winners: [
              { place: 1, name: 'Bea D.' },
              { place: 2, name: null },
            ],
          },
        ],
        isAnnounced: true,
      })}
    />,
  )
  await expect.element(screen.getByRole('heading', { name: 'Prizes and winners' })).toBeVisible()
  await expect.element(screen.getByText('2 × 500 points')).toBeVisible()
  await expect.element(screen.getByText('Bea D., A player of the club')).toBeVisible()
})

test('[REWARD-004] a prize without winners is to be announced until the announcement, and not won after it', async () => {
  const prize = {
    id: 1,
    drawId: 7,
    prizeType: 'POINTS',
    amount: 500,
    quantity: 2,
    name: '500 points',
  } as const
  const view = (isAnnounced: boolean) => (
    <RewardView
      {...props}
      reward={seenByPlayer(drawReward)}
      now={new Date('2026-12-20T19:00:00Z')}
      prizes={loaded({ content: [{ ...prize, winners: [] }], isAnnounced })}
    />
  )
  const screen = await renderUi(view(false))
  await expect.element(screen.getByText('To be announced')).toBeVisible()
  await screen.rerender(view(true))
  await expect.element(screen.getByText('Not won: there were fewer players than prizes.')).toBeVisible()
  await expect.element(screen.getByText('To be announced')).not.toBeInTheDocument()
})

test('the page calls an ended reward a draw only where it is one', async () => {
  const now = new Date('2030-01-01T00:00:00Z')
  const coupon = seenByPlayer({ ...couponReward, end: '2026-12-01T07:00:00Z' })
  const screen = await renderUi(<RewardView {...props} reward={coupon} now={now} />)
  await expect.element(screen.getByText('This reward is no longer available.')).toBeVisible()
  await screen.rerender(<RewardView {...props} reward={seenByPlayer(drawReward)} now={now} />)
  await expect.element(screen.getByText('This draw is over.')).toBeVisible()
})

test('[REWARD-005] prizes that could not be loaded say why and can be retried, and the other parts stay', async () => {
  const refresh = vi.fn()
  const prizes = { data: undefined, error: { key: 'error.offline' }, refresh } as const
  const screen = await renderUi(<RewardView {...props} reward={seenByPlayer(drawReward)} prizes={prizes} />)
  await expect.element(screen.getByRole('alert').getByText(/could not reach the club/)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('button', { name: 'Enter' })).toBeVisible()
})

test('a reward that could not be loaded can be retried', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(
    <RewardView {...props} reward={undefined} error={{ key: 'error.offline' }} refresh={refresh} />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})

test('[REWARD-018] Redeem is disabled until the points have loaded or failed to load', async () => {
  const onRedeem = vi.fn()
  const unknown = { ...props, points: undefined, most: undefined, onRedeem }
  const screen = await renderUi(<RewardView {...unknown} isReady={false} />)
  const redeem = screen.getByRole('button', { name: 'Redeem' })
  await expect.element(redeem).toHaveAttribute('aria-disabled', 'true')
  await screen.rerender(<RewardView {...unknown} />)
  await redeem.click()
  expect(onRedeem).toHaveBeenCalledOnce()
})

test('[DRAW-006] the page of a draw that ends soon says so', async () => {
  const draw = { ...props, reward: seenByPlayer(drawReward) }
  const screen = await renderUi(<RewardView {...draw} />)
  expect(screen.getByText('Ending soon').query()).toBeNull()
  await screen.rerender(<RewardView {...draw} now={new Date('2026-11-26T19:00:00Z')} />)
  await expect.element(screen.getByText('Ending soon')).toBeVisible()
})
