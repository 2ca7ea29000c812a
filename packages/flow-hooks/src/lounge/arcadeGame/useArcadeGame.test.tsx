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

test('[ARCADE-005] a game that is unpublished before its wagers are known redirects to the lobby', async () => {
  const { tab } = await page({
    'lounge.getArcadeGame': monsoonReels,
    'lounge.getDenominations': testProblem(404, 'lounge.game.notFound'),
  })
  await expect.poll(() => tab.visits).toMatchObject([{ path: '/lucky-lounge' }])
})

test('a game that is unpublished while its page is open stays, so that a play can end', async () => {
  const { tab, result } = await page({
    'lounge.getArcadeGame': monsoonReels,
    'lounge.getDenominations': { content: [...monsoonWagers], chances: [...monsoonChances] },
  })
  await expect.poll(() => result.current.data).toBeDefined()
  const unpublished = testProblem(404, 'lounge.game.notFound')
  tab.browser.server.answer({
    'lounge.getArcadeGame': unpublished,
    'lounge.getDenominations': unpublished,
  })
  await result.current.refresh()
  await expect.poll(() => result.current.error).toEqual({ key: 'lounge.game.notFound' })
  expect(result.current.data).toMatchObject({ game: monsoonReels, wagers: monsoonWagers })
  expect(tab.visits).toEqual([])
})
