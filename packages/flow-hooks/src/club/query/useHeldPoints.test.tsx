import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { createTestClub, testSession } from '../../testing/index.ts'
import { useHeldPoints } from './useHeldPoints.ts'

function Holder({ isHeld }: { isHeld: boolean }) {
  useHeldPoints(isHeld)
  return null
}

/** A header with the points, above a page that holds them, or above another one. */
function Pages({ isHeld }: { isHeld: boolean | null }) {
  const { data } = usePointsBalance()
  return (
    <>
      <p>{data?.balance}</p>
      {isHeld !== null && <Holder isHeld={isHeld} />}
    </>
  )
}

test.each([
  ['are asked for when the page is left that holds them', true, 9000],
  ['are not asked for by a page that has released them', false, 8000],
])('the points %s', async (_, isHeldAtLast, shown) => {
  const tab = createTestClub({ initial: { session: testSession() } })
  const { server, settled } = tab.browser
  server.signedIn = 'verified'
  const pages = (isHeld: boolean | null) => (
    <tab.Wrapper>
      <Pages isHeld={isHeld} />
    </tab.Wrapper>
  )
  const { rerender } = await render(pages(null))
  await expect.element(page.getByText('8000')).toBeVisible()
  server.answer({ 'history.getPointsBalance': { balance: 9000 } })
  for (const next of [false, true, isHeldAtLast, null]) await rerender(pages(next))
  await settled()
  await expect.element(page.getByText(String(shown))).toBeVisible()
})
