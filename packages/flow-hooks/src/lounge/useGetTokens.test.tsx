import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useRedirectBack } from '../shell/guard/useRedirectBack.ts'
import { usePaidOrder } from '../store/usePaidOrder.ts'
import { createTestClub } from '../testing/index.ts'
import { useGetTokens } from './useGetTokens.ts'

test('[LOBBY-007] [GUARD-003] a player who buys tokens from a game is led back to it after the payment', async () => {
  const club = createTestClub({ place: { pathname: '/lucky-lounge/game/801', search: '?wager=2' } })
  const paid = () => renderHook(usePaidOrder, { wrapper: club.Wrapper })
  expect((await paid()).result.current.hasReturnPage).toBe(false)

  const game = await renderHook(useGetTokens, { wrapper: club.Wrapper })
  game.result.current()
  expect(club.visits.at(-1)).toMatchObject({ path: '/lucky-lounge/store' })
  expect((await paid()).result.current.hasReturnPage).toBe(true)

  await renderHook(useRedirectBack, { wrapper: club.Wrapper })
  expect(club.visits.at(-1)).toMatchObject({ path: '/lucky-lounge/game/801?wager=2' })
  expect((await paid()).result.current.hasReturnPage).toBe(false)
})
