import { hanging } from '@players-club/api-client/fakes'
import {
  couponReward,
  linkActivity,
  monsoonChances,
  monsoonPlay,
  monsoonReels,
  monsoonWagers,
  quickDrawGame,
  seenByGuest,
  seenByPlayer,
  spinGameData,
  verifiedProfile,
  verifiedTokens,
  weeklyDrawing,
  weeklyForPlayer,
} from '@players-club/domain-models/fixtures'
import { testProblem, testSession } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const { tokens, account } = testSession()

const games: PageOptions['answers'] = {
  'games.getGame': quickDrawGame,
  'games.getGames': { content: [quickDrawGame], page: 0, size: 12, totalElements: 1 },
  'games.getGamePrizes': hanging,
  'games.getGamePromotions': hanging,
  'games.getGameDrawIds': hanging,
  'games.getRelatedGames': hanging,
  'games.getGameTypes': hanging,
  'games.getGameTags': hanging,
  'games.getGameTagTypes': hanging,
  'games.getRetailPrices': hanging,
  'games.getJackpotResults': hanging,
  'games.getQuickDrawConfig': hanging,
  'games.getLatestQuickDraw': hanging,
  'games.getQuickDrawJackpots': hanging,
  'games.getQuickDrawResultsFrom': hanging,
}
const lobby: PageOptions['answers'] = {
  'lounge.getLoungeActivities': hanging,
  'lounge.listLoungeRewards': hanging,
  'lounge.listArcadeGames': hanging,
}

/** A page of a remembered player, whose session and then whose flags come when the test says so. */
async function openRestored(
  path: string,
  authorizedFlags: string[],
  answers: PageOptions['answers'] = {},
  flagsOfGuests: PageOptions['flags'] = [],
) {
  const session = Promise.withResolvers<void>()
  const flags = Promise.withResolvers<void>()
  const { club, address, asked } = await openPage(path, {
    hasExpiredSession: true,
    flags: flagsOfGuests,
    answers: {
      'accounts.checkSession': () => session.promise.then(() => ({ ...tokens, login: account.login })),
      'shell.getFeatureFlags': () => flags.promise.then(() => ({ authorizedFlags })),
      ...answers,
    },
  })
  club.browser.server.signedIn = 'verified'
  return {
    asked,
    address,
    settled: () => club.browser.settled(),
    async restoreSession() {
      session.resolve()
      await expect.poll(() => asked('shell.getFeatureFlags')).toHaveLength(1)
      await club.browser.settled()
    },
    sendFlags: () => flags.resolve(),
  }
}

test('[ERR-031] an activity of a segment waits for its player while an expired session is restored', async () => {
  const { address, asked, settled, restoreSession, sendFlags } = await openRestored('/view-url/1', [], {
    'activities.getActivity': testProblem(410, 'activities.activityUnavailable'),
    'activities.getPlayerActivity': linkActivity,
  })
  await expect.poll(() => asked('activities.getActivity')).toHaveLength(1)
  await settled()
  expect(address()).toBe('/view-url/1')
  await restoreSession()
  sendFlags()
  await expect.element(main.getByRole('heading', { level: 1, name: linkActivity.title })).toBeVisible()
  expect(address()).toBe('/view-url/1')
  await expect.element(page.getByText('This activity is not available.')).not.toBeInTheDocument()
})

test('[ERR-031] an activity of a segment redirects a visitor whose session is over to /earn', async () => {
  const { address } = await openRestored('/view-url/1', [], {
    'activities.getActivity': testProblem(410, 'activities.activityUnavailable'),
    'accounts.checkSession': () => null,
  })
  await expect.poll(address).toBe('/earn')
})

test.each([
  ['/games-quick-draw/71', quickDrawGame.name],
  ['/games/types/7', 'Games'],
])('[FLAG-017] %s waits for the flags of a player whose session is restored', async (path, heading) => {
  const { address, asked, settled, restoreSession, sendFlags } = await openRestored(
    path,
    ['QUICKDRAW_V1'],
    games,
  )
  await expect.poll(() => asked('accounts.checkSession')).toHaveLength(1)
  await settled()
  expect(address()).toBe(path)
  await restoreSession()
  expect(address()).toBe(path)
  sendFlags()
  await expect.element(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(address()).toBe(path)
})

test('[FLAG-007] the lounge waits for the flags of a player whose session is restored', async () => {
  const { restoreSession, sendFlags } = await openRestored('/lucky-lounge', ['SWEEPSTAKES_V1'], lobby)
  const waiting = main.getByRole('heading', { level: 1, name: 'Please wait' })
  await expect.element(waiting).toBeVisible()
  await restoreSession()
  await expect.element(waiting).toBeVisible()
  sendFlags()
  await expect.element(waiting).not.toBeInTheDocument()
  await expect
    .element(main.getByRole('heading', { level: 1, name: 'Page Not Found!' }))
    .not.toBeInTheDocument()
})

test('[FLAG-007] the lounge is not found by a player whose flags close it', async () => {
  const { restoreSession, sendFlags } = await openRestored('/lucky-lounge', [])
  await restoreSession()
  sendFlags()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Page Not Found!' })).toBeVisible()
})

test.each<{ path: string; guestButton: string; button: string; answers: PageOptions['answers'] }>([
  {
    path: '/rewards/101',
    guestButton: 'Sign in to redeem',
    button: 'Redeem',
    answers: {
      'rewards.getReward': seenByGuest(couponReward),
      'rewards.getPlayerReward': seenByPlayer(couponReward),
      'rewards.getCouponDetails': { remaining: 17, coupons: [] },
      'history.getPointsBalance': { balance: 25_000 },
    },
  },
  {
    path: '/lucky-lounge/reward/201',
    guestButton: 'Redeem',
    button: 'Redeem',
    answers: {
      'lounge.getLoungeReward': weeklyDrawing,
      'lounge.getPlayerLoungeReward': weeklyForPlayer,
      'lounge.getUserTokens': verifiedTokens,
      'profile.getProfile': verifiedProfile,
      'promotions.getPublishedDraws': hanging,
    },
  },
  {
    path: '/lucky-lounge/game/801',
    guestButton: 'Play for prizes',
    button: 'Play for prizes',
    answers: {
      'lounge.getArcadeGame': monsoonReels,
      'lounge.getDenominations': { content: [...monsoonWagers], chances: [...monsoonChances] },
      'lounge.getUserTokens': verifiedTokens,
      'lounge.debitArcade': monsoonPlay,
      'activities.getArcadeGameData': { ...spinGameData, themeHostName: 'about:blank' },
      'activities.startInteractiveGame': null,
    },
  },
])(
  '[AUTH-026] the button of $path waits while an expired session is restored, and is the player’s afterwards',
  async ({ path, guestButton, button, answers }) => {
    const flags: PageOptions['flags'] = ['SWEEPSTAKES_V1']
    const { address, restoreSession, sendFlags } = await openRestored(path, [...flags], answers, flags)
    const waiting = main.getByRole('button', { name: guestButton })
    await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
    await waiting.click({ force: true })
    await restoreSession()
    sendFlags()
    await main.getByRole('button', { name: button }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(address()).toBe(path)
  },
)
