import { hanging, offline, type FakeAnswers } from '@players-club/api-client/fakes'
import {
  couponRedemption,
  gameplayReward,
  seenByPlayer,
  spinGame,
  spinGameData,
} from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { openPage, type OpenPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const playButton = main.getByRole('button', { name: 'Play', exact: true })
const game = page.getByTitle(`${gameplayReward.title}: the game`)
const waits = main.getByRole('heading', { name: 'Your play is waiting for you' })

const token = 'reveal-1'
const name = 'rewards.redeemRewardByKey'
const redemption = { ...couponRedemption, rewardId: 104, gameplay: { token, gameId: 'SAGUARO_SPIN' } }

const openReward = (redeem: FakeAnswers[typeof name], options: PageOptions = {}) =>
  openPage(`/rewards/${gameplayReward.id}`, {
    player: 'verified',
    ...options,
    answers: {
      'rewards.getPlayerReward': seenByPlayer(gameplayReward),
      'activities.fetchDigitalGame': spinGame,
      'activities.getArcadeGameData': spinGameData,
      'activities.skipInteractiveGame': { amount: 100, balance: 24_800 },
      'history.getPointsBalance': { balance: 25_000 },
      [name]: redeem,
      ...options.answers,
    },
  })

/** The page after a reload: what its tab has stored is still there. */
async function reload({ club }: OpenPage, answers: PageOptions['answers'] = {}) {
  await cleanup()
  return openReward(redemption, { answers, tabStorage: club.ports.storage.session })
}

async function redeem() {
  await playButton.click()
  await dialog.getByRole('button', { name: 'Redeem for 300 points' }).dblClick()
}

const keysOf = ({ asked }: OpenPage) => asked(name).map(({ headers }) => headers.get('idempotency-key'))

test('a player who lost the page of a redeemed round finds it again, and keeps playing it', async () => {
  const opened = await openReward(redemption)
  await redeem()
  await expect.element(game).toBeInTheDocument()

  const { asked } = await reload(opened)
  await main.getByRole('button', { name: 'Keep playing' }).click()
  await expect.element(game).toBeInTheDocument()
  expect(asked('activities.getArcadeGameData')).toMatchObject([{ params: { digitalRevealToken: token } }])
  expect(asked(name)).toEqual([])
})

describe('a round that was redeemed without an answer', () => {
  test.each<[string, FakeAnswers[typeof name]]>([
    ['is pending', hanging],
    ['was lost', offline],
  ])('waits on the reloaded page when its answer %s, and is charged once', async (_, answer) => {
    const opened = await openReward(answer)
    await redeem()
    await expect.poll(() => opened.asked(name)).not.toEqual([])
    const [first] = opened.asked(name)

    const again = await reload(opened, { 'history.getPointsBalance': { balance: 24_800 } })
    await expect.element(waits).toBeVisible()
    expect(again.asked(name)).toEqual([])
    await main.getByRole('button', { name: 'Keep playing' }).click()
    await expect.element(game).toBeInTheDocument()
    expect(again.asked(name)).toMatchObject([{ body: { quantity: 1, expectedBalance: 24_700 } }])
    expect(keysOf(again)).toEqual([first?.headers.get('idempotency-key')])
  })

  test('is repeated by another press, which asks for no other confirmation', async () => {
    const opened = await openReward(hanging)
    await redeem()
    await expect.poll(() => opened.asked(name)).toHaveLength(1)

    const again = await reload(opened)
    await expect.element(waits).toBeVisible()
    await playButton.click()
    await expect.element(game).toBeInTheDocument()
    expect(keysOf(again)).toEqual(keysOf(opened))
  })

  test('[REWARD-016] waits once its error is closed, and the balance does not show its prize before the game does', async () => {
    let balance = 25_000
    const opened = await openReward(offline, { answers: { 'history.getPointsBalance': () => ({ balance }) } })
    const points = (shown: string) => page.getByRole('banner').getByRole('link', { name: `${shown} Points` })
    await redeem()
    await expect.element(dialog.getByText('Error loading game, please try again')).toBeVisible()
    balance = 24_800
    await dialog.getByRole('button', { name: 'Close the game' }).click()
    await expect.element(waits).toBeVisible()
    await opened.club.browser.clock.advance(1000)
    await opened.club.browser.settled()
    await expect.element(points('25,000')).toBeVisible()

    opened.club.browser.server.answer({ [name]: redemption })
    await main.getByRole('button', { name: 'Keep playing' }).click()
    await expect.element(game).toBeInTheDocument()
    expect(new Set(keysOf(opened)).size).toBe(1)
    await page.getByRole('button', { name: 'Show the result without playing' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await opened.club.browser.settled()
    await opened.club.browser.clock.advance(1000)
    await expect.element(points('24,800')).toBeVisible()
  })
})

test('a round whose price or balance has changed is asked again, with the reason', async () => {
  const { asked } = await openReward(testProblem(422, 'error.reward.balanceChanged'))
  await redeem()
  await expect.element(dialog.getByText(/^Your balance or the price has changed/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(waits.query()).toBeNull()
  expect(asked(name)).toHaveLength(1)
})
