import { offline } from '@players-club/api-client/fakes'
import type { UserProfile } from '@players-club/domain-models'
import {
  conversionToday,
  monsoonChances,
  monsoonReels,
  monsoonWagers,
  newcomerProfile,
  orchardPinata,
  verifiedProfile,
  verifiedTokens,
  weeklyDrawing,
  weeklyForPlayer,
} from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const heading = main.getByRole('heading', { level: 1 })
const none = { content: [], page: 0, size: 10, totalElements: 0 }

const answers: PageOptions['answers'] = {
  'lounge.getUserTokens': verifiedTokens,
  'lounge.listArcadeGames': { content: [monsoonReels, orchardPinata] },
  'lounge.listLoungeRewards': { content: [weeklyDrawing] },
  'lounge.getLoungeActivities': { content: [] },
  'lounge.getArcadeGame': monsoonReels,
  'lounge.getDenominations': { content: [...monsoonWagers], chances: [...monsoonChances] },
  'lounge.getPlayerLoungeReward': weeklyForPlayer,
  'lounge.getConversion': conversionToday,
  'promotions.getPublishedDraws': none,
  'promotions.getPrizesWithWinners': none,
  'history.getPointsBalance': { balance: 25_000 },
  'history.getTokenHistory': none,
  'store.getStoreCatalog': { content: [] },
}

describe.each<[string, string | undefined, UserProfile]>([
  ['a guest', undefined, verifiedProfile],
  ['a player who is not verified', 'newcomer', newcomerProfile],
  ['a verified player', 'verified', verifiedProfile],
])('%s', (_, player, profile) => {
  const options = { player, answers: { ...answers, 'profile.getProfile': profile } }

  test('[LOBBY-002] [LOBBY-005] [ROUTE-021] opens the lobby', async () => {
    const { address } = await openPage('/lucky-lounge', options)
    await expect.element(heading).toHaveTextContent('The lights come on after dark')
    expect(document.title).toBe('Lucky Lounge · Copper State Lottery')
    expect(address()).toBe('/lucky-lounge')
  })

  test('[LOBBY-002] [LOBBY-006] [LOBBY-014] reads the page that explains the lounge', async () => {
    const { address } = await openPage('/lucky-lounge/explore', options)
    await expect.element(heading).toHaveTextContent('Explore Lucky Lounge')
    expect(document.title).toBe('Explore Lucky Lounge · Copper State Lottery')
    expect(address()).toBe('/lucky-lounge/explore')
  })
})

test.each([
  '',
  '/explore',
  '/game/801',
  '/reward/201',
  '/store',
  '/store-billing',
  '/store-payment-success',
  '/history',
  '/anything',
])('[ROUTE-021] shows no page at /lucky-lounge%s without the flag', async path => {
  const { address } = await openPage(`/lucky-lounge${path}`, { flags: ['INFORMATION_ONLY_V1'] })
  await expect.element(main.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
  expect(address()).toBe(`/lucky-lounge${path}`)
})

describe('the tokens of a player', () => {
  const flags = ['SWEEPSTAKES_V1', 'LL_PAYMENT_ENABLED']
  const paths = [
    '',
    '/explore',
    '/game/801',
    '/reward/201',
    '/store',
    '/store-billing',
    '/store-payment-success',
  ]
  test.each(paths)(
    '[LOBBY-004] are shown in the bar of /lucky-lounge%s, which links to the store',
    async path => {
      await openPage(`/lucky-lounge${path}`, { player: 'verified', answers, flags })
      await expect
        .element(main.getByRole('link', { name: '5,000 Tokens' }))
        .toHaveAttribute('href', '/lucky-lounge/store')
    },
  )

  test.each(paths)(
    '[LOBBY-004] are not said to be loading on /lucky-lounge%s after they failed',
    async path => {
      await openPage(`/lucky-lounge${path}`, {
        player: 'verified',
        answers: { ...answers, 'lounge.getUserTokens': offline },
        flags,
      })
      await expect
        .element(main.getByRole('link', { name: /Tokens$/ }))
        .toHaveTextContent('Not available– Tokens')
    },
  )

  test('[LOBBY-004] are shown beside the list of the history', async () => {
    await openPage('/lucky-lounge/history', { player: 'verified', answers })
    await expect.element(main.getByRole('paragraph').filter({ hasText: /^5,000 Tokens$/ })).toBeVisible()
  })

  test('[LOBBY-004] [LLHIST-002] are said not to be available in the history after they failed', async () => {
    await openPage('/lucky-lounge/history', {
      player: 'verified',
      answers: { ...answers, 'lounge.getUserTokens': offline },
    })
    await expect
      .element(main.getByRole('paragraph').filter({ hasText: /^Not available– Tokens$/ }))
      .toBeVisible()
  })
})

describe('a guest in the lobby', () => {
  test('[LOBBY-004] [LOBBY-009] sees the balance and the history, and can press neither', async () => {
    await openPage('/lucky-lounge', { answers })
    await expect.element(main.getByRole('button', { name: 'Your tokens' })).toBeDisabled()
    await expect.element(main.getByRole('button', { name: 'History' })).toBeDisabled()
  })

  test('[LOBBY-007] sees every game and drawing, and the ways to sign in and register', async () => {
    await openPage('/lucky-lounge', { answers })
    await expect.element(main.getByRole('heading', { name: 'Weekly drawing Enter' })).toBeVisible()
    const cards = main.getByRole('heading', { level: 3 }).elements()
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Monsoon Reels Play',
      'Pick a Piñata Play',
      'Weekly drawing Enter',
    ])
    const ways = main.getByRole('paragraph').filter({ hasText: 'Guests are welcome' })
    await expect
      .element(ways.getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', '/login?from=%2Flucky-lounge')
    await expect.element(ways.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  })

  test('[LOBBY-006] [LOBBY-010] can open the page that explains the lounge', async () => {
    const { address } = await openPage('/lucky-lounge', { answers, others: ['/lucky-lounge/explore'] })
    await main.getByRole('link', { name: 'Explore' }).click()
    await expect.element(heading).toHaveTextContent('Explore Lucky Lounge')
    expect(address()).toBe('/lucky-lounge/explore')
  })
})

test('[LOBBY-009] enables the balance and the history for a player', async () => {
  await openPage('/lucky-lounge', { player: 'verified', answers })
  await expect
    .element(main.getByRole('link', { name: '5,000 Tokens' }))
    .toHaveAttribute('href', '/lucky-lounge/store')
  await expect
    .element(main.getByRole('link', { name: 'History' }))
    .toHaveAttribute('href', '/lucky-lounge/history')
})

test('[LOBBY-007] [SHELL-028] links the questions and terms of the lounge in the footer', async () => {
  await openPage('/lucky-lounge/explore')
  const footer = page.getByRole('contentinfo')
  await expect.element(footer.getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/media/faq_ll')
  await expect
    .element(footer.getByRole('link', { name: 'Terms and Conditions' }))
    .toHaveAttribute('href', '/media/terms_conditions_ll')
})
