import {
  couponRedemption,
  gameplayReward,
  spinGame,
  spinGameData,
} from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testSession } from '../../testing/index.ts'
import { useRewardGame } from './useRewardGame.ts'

async function rewardPage() {
  const refresh = vi.fn(async () => {})
  let redeemed = 0
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() },
    answers: {
      'activities.fetchDigitalGame': spinGame,
      'rewards.redeemRewardByKey': () => ({
        ...couponRedemption,
        rewardId: gameplayReward.id,
        gameplay: { token: `reveal-${++redeemed}`, gameId: 'MONSOON_REELS' },
      }),
      'activities.getArcadeGameData': spinGameData,
      'activities.startInteractiveGame': null,
      'activities.endInteractiveGame': { amount: 150, balance: 650 },
    },
  })
  tab.browser.server.signedIn = 'verified'
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  const { result } = await renderHook(
    () =>
      useRewardGame({
        ...{ rewardId: gameplayReward.id, reward: gameplayReward, locale: 'en', refresh },
        onChanged: () => expect.unreachable(),
      }),
    { wrapper: tab.Wrapper },
  )
  await tab.browser.settled()
  return { tab, asked, result, refresh }
}

test('[REWARD-015] the game is shown with the redeemed token, and closing reloads the points', async () => {
  const { tab, asked, result, refresh } = await rewardPage()
  expect(asked('activities.fetchDigitalGame')).toMatchObject([
    { params: { offeredBy: 'reward', key: gameplayReward.key } },
  ])
  result.current.redeem(7700)
  await expect.poll(() => result.current.frame.facts).toMatchObject({ isOpen: true, canSkip: true })
  const before = asked('history.getPointsBalance').length
  result.current.frame.close()
  await tab.browser.settled()
  expect(asked('activities.endInteractiveGame')).toMatchObject([{ body: { token: 'reveal-1' } }])
  await expect.poll(() => result.current.frame.facts.played).toEqual({ mode: 'prize', amount: 150 })
  await tab.browser.clock.advance(1000)
  expect(refresh).toHaveBeenCalled()
  expect(asked('history.getPointsBalance').length).toBeGreaterThan(before)
})

test('[REWARD-015] a round that waits is ended when the next one that was redeemed starts', async () => {
  const { tab, asked, result } = await rewardPage()
  const receive = async (type: string) => {
    const { origin } = new URL(spinGameData.themeHostName)
    result.current.frame.receiveMessage({ origin, data: { from: 'arcade-game', type } }, () => {})
    await tab.browser.settled()
  }
  result.current.redeem(7700)
  await expect.poll(() => result.current.frame.facts.isOpen).toBe(true)
  await receive('relaunch')
  await expect.poll(() => result.current.frame.facts.unfinished).toMatchObject({ token: 'reveal-1' })
  result.current.redeem(7550)
  await expect.poll(() => result.current.frame.facts.isOpen).toBe(true)
  await receive('ready')
  expect(asked('activities.endInteractiveGame')).toEqual([])
  await receive('start')
  expect(asked('activities.endInteractiveGame')).toMatchObject([{ body: { token: 'reveal-1' } }])
})
