import type { Activity, GameMode } from '@players-club/domain-models'
import { linkActivity, spinGame, spinGameData, spinPlay } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testSession } from '../../testing/index.ts'
import { useDigitalGame } from './useDigitalGame.ts'

const game: Activity = {
  ...linkActivity,
  key: spinGame.key,
  type: 'INTERACTIVE_GAME',
  frequencyCap: { limitReached: false, remaining: 1, count: 0 },
}

async function gamePage(activity: Activity = game) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() },
    answers: {
      'activities.fetchDigitalGame': spinGame,
      'activities.playForFun': { ...spinPlay, baseAmount: 0, prizeType: 'NONE' },
      'activities.playForPoints': spinPlay,
      'activities.getArcadeGameData': spinGameData,
    },
  })
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(
    () => useDigitalGame({ activityId: '7', activity, locale: 'en', refresh: async () => {} }),
    { wrapper: tab.Wrapper },
  )
  await expect.poll(() => result.current.game.data).toEqual(spinGame)
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  const launch = async (mode: GameMode) => {
    result.current.frame.launch(mode)
    await tab.browser.settled()
  }
  return { result, asked, launch }
}

test('[ACTV-012] playing for points uses the key of the activity', async () => {
  const { result, asked, launch } = await gamePage()
  await launch('prize')
  expect(asked('activities.playForPoints')).toMatchObject([{ body: { key: 'saguaro-spin' } }])
  expect(asked('activities.playForFun')).toEqual([])
  await expect
    .poll(() => result.current.frame.state)
    .toMatchObject({
      at: 'loading',
      round: { play: { token: 'reveal-1', mode: 'prize', isEndedByClub: false, amount: 100 } },
    })
})

test('[ACTV-012] [API-047] playing for fun uses the id of the game', async () => {
  const { asked, launch } = await gamePage()
  await launch('fun')
  expect(asked('activities.playForFun')).toMatchObject([{ body: { gameId: 'SAGUARO_SPIN' } }])
  expect(asked('activities.playForPoints')).toEqual([])
})

test('[ACTV-015] a game is portrait only when its portraitMode says so', async () => {
  expect((await gamePage()).result.current.isPortraitOnly).toBe(false)
  const upright = { ...game, extraData: [{ key: 'portraitMode', value: 'true' }] }
  expect((await gamePage(upright)).result.current.isPortraitOnly).toBe(true)
})
