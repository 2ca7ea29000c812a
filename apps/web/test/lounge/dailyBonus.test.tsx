import {
  monsoonReels,
  openBonus,
  takenBonus,
  verifiedTokens,
  weeklyDrawing,
} from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const banner = main.getByRole('region', { name: '50 free tokens today' })
const claim = banner.getByRole('button', { name: 'Claim' })

const openLobby = (answers: PageOptions['answers'] = {}, options: Partial<PageOptions> = {}) =>
  openPage('/lucky-lounge', {
    player: 'verified',
    answers: {
      'lounge.getUserTokens': verifiedTokens,
      'lounge.listArcadeGames': { content: [monsoonReels] },
      'lounge.listLoungeRewards': { content: [weeklyDrawing] },
      'lounge.getLoungeActivities': { content: [openBonus] },
      ...answers,
    },
    ...options,
  })

test('[REDEEM-002] shows in the lobby that prizes go up to $10,000', async () => {
  await openLobby()
  await expect.element(main.getByText(/cash drawings up to \$10,000/)).toBeVisible()
  await expect.element(main.getByText('Cash prizes up to $10,000', { exact: true })).toBeVisible()
})

test('[REDEEM-002] shows on the page that explains the lounge that prizes go up to $10,000', async () => {
  await openPage('/lucky-lounge/explore')
  await expect.element(main.getByText(/drawings for cash prizes up to \$10,000/)).toBeVisible()
})

test('lists games with their wagers and drawings with the price of an entry, each linked to its page', async () => {
  await openLobby()
  const game = main.getByRole('listitem').filter({ hasText: 'Monsoon Reels' })
  await expect.element(game.getByRole('link')).toHaveAttribute('href', '/lucky-lounge/game/801')
  await expect.element(game.getByText('10 to 60 tokens a play')).toBeVisible()
  const drawing = main.getByRole('listitem').filter({ hasText: 'Weekly drawing' })
  await expect.element(drawing.getByRole('link')).toHaveAttribute('href', '/lucky-lounge/reward/201')
  await expect.element(drawing.getByText('250 tokens an entry')).toBeVisible()
})

test('[BONUS-002] [BONUS-006] [BONUS-007] claims the daily bonus: the balance rises, the offer disappears, and the message stays for five seconds', async () => {
  let isTaken = false
  const { club, asked } = await openLobby({
    'lounge.getLoungeActivities': () => ({ content: [isTaken ? takenBonus : openBonus] }),
    'lounge.getUserTokens': () => ({ ...verifiedTokens, balance: isTaken ? 5050 : 5000 }),
    'lounge.creditLoungeActivity': () => {
      isTaken = true
      return { ...verifiedTokens, balance: 5050 }
    },
  })
  await expect.element(main.getByRole('link', { name: '5,000 Tokens' })).toBeVisible()
  await claim.click()
  const message = page.getByText('50 free tokens are yours. Come back tomorrow for more.')
  await expect.element(message).toBeVisible()
  await expect.element(main.getByRole('link', { name: '5,050 Tokens' })).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
  expect(asked('lounge.creditLoungeActivity').map(({ params }) => params)).toEqual([{ key: 'daily-bonus' }])
  expect(asked('lounge.creditLoungeActivity')[0]?.headers.get('Idempotency-Key')).toMatch(/^test-id-/)
  await club.browser.clock.advance(4999)
  await expect.element(message).toBeVisible()
  await club.browser.clock.advance(1)
  await expect.element(message).not.toBeInTheDocument()
})

test('offers no daily bonus that was claimed already', async () => {
  await openLobby({ 'lounge.getLoungeActivities': { content: [takenBonus] } })
  await expect.element(main.getByRole('heading', { name: /^Monsoon Reels/ })).toBeVisible()
  expect(banner.query()).toBeNull()
})

test('offers a guest no daily bonus', async () => {
  const { asked } = await openLobby({}, { player: undefined })
  await expect.element(main.getByRole('heading', { name: /^Monsoon Reels/ })).toBeVisible()
  expect(banner.query()).toBeNull()
  expect(asked('lounge.getLoungeActivities')).toEqual([])
})

test('[BONUS-004] hides the offer for today at "Not today", remembers it, and credits nothing', async () => {
  const { asked, club } = await openLobby()
  await banner.getByRole('button', { name: 'Not today' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  expect(asked('lounge.creditLoungeActivity')).toEqual([])
  expect(JSON.parse(club.browser.local()['players-club.daily-bonus.verified-login'] ?? '')).toEqual({
    dismissed: true,
    dateDismissed: '2026-11-20',
  })
})

const dismissedOn = (dateDismissed: string) => ({
  'players-club.daily-bonus.verified-login': JSON.stringify({ dismissed: true, dateDismissed }),
})

test('[BONUS-004] offers no daily bonus on another visit of the day on which the player declined it', async () => {
  const { asked, club } = await openLobby({}, { kept: dismissedOn('2026-11-20') })
  await expect.element(main.getByRole('heading', { name: /^Monsoon Reels/ })).toBeVisible()
  await expect.poll(() => asked('lounge.getLoungeActivities')).toHaveLength(1)
  await club.browser.settled()
  expect(banner.query()).toBeNull()
})

test('[BONUS-004] offers the daily bonus on the day after the player declined it', async () => {
  await openLobby({}, { kept: dismissedOn('2026-11-19') })
  await expect.element(banner).toBeVisible()
})

test('says that today’s bonus was claimed elsewhere', async () => {
  await openLobby({ 'lounge.creditLoungeActivity': testProblem(422, 'error.bonus.claimed') })
  await claim.click()
  await expect
    .element(page.getByRole('alert').getByText(/^You have already claimed today’s bonus/))
    .toBeVisible()
})

test.each([
  [
    '[ERR-028] an activity that is closed to the player',
    testProblem(403, undefined, { detail: 'x invalidAccess y' }),
    'You cannot take part in this activity now. See the others on the Earn page.',
  ],
  ['[ERR-029] a refusal without a reason', testProblem(422), 'Something went wrong. Try again in a moment.'],
])('says at the daily bonus why it was not credited: %s', async (_, refusal, text) => {
  await openLobby({ 'lounge.creditLoungeActivity': refusal })
  await claim.click()
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
})
