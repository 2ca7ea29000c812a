import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { createTestBrowser, createTestClub, testSession, type TestBrowser } from '../../testing/index.ts'

/** A tab that shows the points of its player. */
async function openTab(browser: TestBrowser, name = 'verified') {
  const tab = createTestClub({
    browser,
    initial: {
      session: testSession(name),
      answers: [{ name: 'history.getPointsBalance', input: {}, data: { balance: 25_000 } }],
    },
  })
  return renderHook(() => usePointsBalance(), { wrapper: tab.Wrapper })
}

function openBrowser() {
  const browser = createTestBrowser()
  browser.server.signedIn = 'verified'
  const spend = (balance: number) => browser.server.answer({ 'history.getPointsBalance': { balance } })
  const asked = () => browser.server.requests.filter(({ name }) => name === 'history.getPointsBalance').length
  return { browser, spend, asked }
}

test('a balance that changes in one tab is shown by the player’s other tabs, which ask once each', async () => {
  const { browser, spend, asked } = openBrowser()
  const [here, there, third] = [await openTab(browser), await openTab(browser), await openTab(browser)]
  expect(there.result.current.data).toEqual({ balance: 25_000 })
  spend(24_650)
  await here.result.current.refresh()
  for (const { result } of [here, there, third])
    await expect.poll(() => result.current.data).toEqual({ balance: 24_650 })
  await browser.settled()
  expect(asked()).toBe(3)
})

test('a balance that has not changed is not announced to other tabs', async () => {
  const { browser, spend, asked } = openBrowser()
  const here = await openTab(browser)
  await openTab(browser)
  spend(25_000)
  await here.result.current.refresh()
  await browser.settled()
  expect(asked()).toBe(1)
})

test('[AUTH-017] another player’s tab receives nothing', async () => {
  const { browser, spend, asked } = openBrowser()
  const here = await openTab(browser)
  spend(24_650)
  const other = createTestClub({ browser, initial: { session: testSession('poor') } })
  const received: string[] = []
  other.start().sharedAnswers.subscribe(name => received.push(name))
  await here.result.current.refresh()
  await browser.settled()
  expect([asked(), received]).toEqual([1, []])
})
