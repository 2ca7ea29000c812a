import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useMessageBar } from '../shell/index.ts'
import { createTestClub } from '../testing/index.ts'
import { useUnavailableGame } from './useUnavailableGame.ts'

test('[ERR-033] an inactive game shows a warning for three seconds', async () => {
  const tab = createTestClub({ initial: { remoteConfig: {}, authorizedFlags: [] } })
  const { result } = await renderHook(() => ({ showMessage: useUnavailableGame(), bar: useMessageBar() }), {
    wrapper: tab.Wrapper,
  })
  result.current.showMessage()
  await expect
    .poll(() => result.current.bar.message)
    .toMatchObject({ type: 'warning', key: 'game.unavailable' })
  await tab.browser.clock.advance(2_999)
  expect(result.current.bar.message).not.toBeNull()
  await tab.browser.clock.advance(1)
  await expect.poll(() => result.current.bar.message).toBeNull()
  expect(tab.visits).toEqual([])
})
