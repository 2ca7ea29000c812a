import {
  monsoonChances,
  monsoonReels,
  monsoonWagers,
  orchardPinata,
} from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testProblem, type TestClubOptions } from '../../testing/index.ts'
import { useArcadeGame } from './useArcadeGame.ts'

async function page(answers: TestClubOptions['answers']) {
  const tab = createTestClub({ initial: { remoteConfig: {}, authorizedFlags: [] }, answers })
  const { result } = await renderHook(() => useArcadeGame(801), { wrapper: tab.Wrapper })
  return { tab, result }
}

test('a game has its wagers, the least first', async () => {
  const { result } = await page({
    'lounge.getArcadeGame': monsoonReels,
    'lounge.getDenominations': { content: monsoonWagers.toReversed(), chances: [...monsoonChances] },
  })
  await expect
    .poll(() => result.current.data)
    .toEqual({ game: monsoonReels, wagers: monsoonWagers, chances: [...monsoonChances] })
})

test('a game without wagers is played at its price', async () => {
  const { result } = await page({
    'lounge.getArcadeGame': orchardPinata,
    'lounge.getDenominations': { content: [], chances: [...monsoonChances] },
  })
  await expect
    .poll(() => result.current.data?.wagers.map(({ value }) => value))
    .toEqual([orchardPinata.retailPrice])
})

test('[ARCADE-005] an unknown game redirects to the lobby with a message', async () => {
  const { tab } = await page({ 'lounge.getArcadeGame': testProblem(404, 'lounge.game.notFound') })
  await expect
    .poll(() => tab.visits)
    .toEqual([{ path: '/lucky-lounge', replace: true, state: { redirectMessage: 'lounge.game.notFound' } }])
})
