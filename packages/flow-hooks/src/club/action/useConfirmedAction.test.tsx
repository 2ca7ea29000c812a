import { ApiError } from '@players-club/api-client'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub } from '../../testing/index.ts'
import { useConfirmedAction } from './useConfirmedAction.ts'

test('a retry of a lost request sends the figures of its first attempt; where they have changed, the new ones are asked', async () => {
  const tab = createTestClub()
  const sent: number[] = []
  let shown = 24_650
  let answer: Error | null = null
  const { result } = await renderHook(
    () =>
      useConfirmedAction<string, number, string>({
        figures: () => shown,
        async call(_, figures) {
          sent.push(figures)
          if (answer) throw answer
          return 'done'
        },
      }),
    { wrapper: tab.Wrapper },
  )
  const confirm = async (outcome: Error | null) => {
    answer = outcome
    result.current.confirm()
    await tab.browser.settled()
  }
  result.current.ask('coupon')
  await confirm(new ApiError({ kind: 'offline' }))
  shown = 23_450
  await confirm(new ApiError({ kind: 'problem', status: 422, messageKey: 'error.reward.balanceChanged' }))
  await expect.poll(() => result.current.notice).toMatchObject({ key: 'error.reward.balanceChanged' })
  expect(result.current.state).toMatchObject({ at: 'confirming', input: 'coupon' })
  await confirm(null)
  await expect.poll(() => result.current.state.at).toBe('done')
  expect(sent).toEqual([24_650, 24_650, 23_450])
})
