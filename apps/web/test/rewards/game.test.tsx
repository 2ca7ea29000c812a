import {
  couponRedemption,
  gameplayReward,
  seenByPlayer,
  spinGame,
  spinGameData,
} from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')

test('a player who lost the page of a redeemed round finds it again, and keeps playing it', async () => {
  const token = 'reveal-1'
  const options = {
    player: 'verified',
    answers: {
      'rewards.getPlayerReward': seenByPlayer(gameplayReward),
      'activities.fetchDigitalGame': spinGame,
      'activities.getArcadeGameData': spinGameData,
      'history.getPointsBalance': { balance: 25_000 },
      'rewards.redeemRewardByKey': {
        ...couponRedemption,
        rewardId: 104,
        gameplay: { token, gameId: 'SAGUARO_SPIN' },
      },
    },
  }
  const path = `/rewards/${gameplayReward.id}`
  const { club } = await openPage(path, options)
  await main.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem for 300 points' }).click()
  const game = page.getByTitle(`${gameplayReward.title}: the game`)
  await expect.element(game).toBeInTheDocument()
  await cleanup()

  const { asked } = await openPage(path, { ...options, tabStorage: club.ports.storage.session })
  await main.getByRole('button', { name: 'Keep playing' }).click()
  await expect.element(game).toBeInTheDocument()
  expect(asked('activities.getArcadeGameData')).toMatchObject([{ params: { digitalRevealToken: token } }])
  expect(asked('rewards.redeemRewardByKey')).toEqual([])
})
