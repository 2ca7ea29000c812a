import { monsoonReels, weeklyDrawing } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useMessageBar } from '../../shell/index.ts'
import { createTestClub } from '../../testing/index.ts'
import { useLobby } from './useLobby.ts'
import { useRedirectMessage } from './useRedirectMessage.ts'

test('[LOBBY-011] [LOBBY-012] [API-042] [API-053] games are requested newest first, and rewards in pages of sixty', async () => {
  const tab = createTestClub({
    answers: {
      'lounge.listArcadeGames': { content: [monsoonReels] },
      'lounge.listLoungeRewards': { content: [weeklyDrawing] },
    },
  })
  const { result } = await renderHook(useLobby, { wrapper: tab.Wrapper })
  await expect.poll(() => result.current.games.data?.content).toEqual([monsoonReels])
  await expect.poll(() => result.current.rewards.data?.content).toEqual([weeklyDrawing])
  const asked = tab.browser.server.requests.filter(({ name }) => name.startsWith('lounge.'))
  expect(asked.map(({ name, query }) => [name, query])).toEqual(
    expect.arrayContaining([
      ['lounge.listArcadeGames', { sort: 'lastModified,desc' }],
      ['lounge.listLoungeRewards', { size: 60 }],
    ]),
  )
})

const arriving = async (state: unknown) => {
  const tab = createTestClub({ place: { pathname: '/lucky-lounge', state } })
  const { result } = await renderHook(
    () => {
      useRedirectMessage()
      return useMessageBar()
    },
    { wrapper: tab.Wrapper },
  )
  await tab.browser.settled()
  return { tab, result }
}

test('[LOBBY-013] a message in the navigation state is shown once, for three seconds', async () => {
  const { tab, result } = await arriving({ redirectMessage: 'lounge.game.notFound' })
  expect(result.current.message).toMatchObject({ type: 'warning', key: 'lounge.game.notFound' })
  // The place has forgotten it: a reload finds nothing to say.
  expect(tab.visits).toEqual([{ path: '/lucky-lounge', replace: true, state: null }])
  await tab.browser.clock.advance(2999)
  expect(result.current.message).not.toBeNull()
  await tab.browser.clock.advance(1)
  await expect.poll(() => result.current.message).toBeNull()
})

test.each([null, {}, { redirectMessage: 'anything' }, { redirectMessage: 7 }, 'lounge.game.notFound'])(
  '[LOBBY-013] %j is ignored as a message',
  async state => {
    const { tab, result } = await arriving(state)
    expect(result.current.message).toBeNull()
    expect(tab.visits).toEqual([])
  },
)
