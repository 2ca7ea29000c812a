import { gameplayReward, spinGame, spinGameData } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testSession } from '../../testing/index.ts'
import { useRewardGame } from './useRewardGame.ts'

test('[REWARD-015] the game is shown with the redeemed token, and closing reloads the points', async () => {
  const refresh = vi.fn(async () => {})
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() },
    answers: {
      'activities.fetchDigitalGame': spinGame,
      'activities.getArcadeGameData': spinGameData,
      'activities.endInteractiveGame': { amount: 150, balance: 650 },
    },
  })
  tab.browser.server.signedIn = 'verified'
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  const { result } = await renderHook(
    () => useRewardGame({ rewardId: gameplayReward.id, reward: gameplayReward, locale: 'en', refresh }),
    { wrapper: tab.Wrapper },
  )
  await tab.browser.settled()
  expect(asked('activities.fetchDigitalGame')).toMatchObject([
    { params: { offeredBy: 'reward', key: gameplayReward.key } },
  ])
  result.current.show('reveal-1')
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
