import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

/** Without a connection neither the next page comes nor any answer of the server. */
function loseConnection() {
  const request = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  onTestFinished(() => request.mockRestore())
}

const never = new Promise(() => {})

test.each([
  ['a page of players, by a guest', '/history', undefined],
  ['a page of guests, by a player', '/login', 'verified'],
  ['the redirect helper', '/redirect-back', 'verified'],
])('%s that cannot be left without a connection says so', async (_, path, player) => {
  const { club, address } = await openPage(path, { player, arrival: never })
  loseConnection()
  const said = page.getByRole('heading', { level: 1, name: 'We cannot reach the club' })
  expect(said.query()).toBeNull()
  await club.browser.clock.advance(2000)
  await expect.element(said).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(said).toBeVisible()
  expect(address()).toBe(path)
})

test('a page whose navigation away is slow is not loaded again while the server answers', async () => {
  const reached = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response())
  const left = vi.fn<() => void>()
  addEventListener('beforeunload', left)
  onTestFinished(() => {
    reached.mockRestore()
    removeEventListener('beforeunload', left)
  })
  const { club } = await openPage('/history', { arrival: never })
  const { clock } = club.browser
  const checks = (times: number) =>
    expect.poll(() => reached.mock.calls.filter(([path]) => path === '/health')).toHaveLength(times)
  await clock.advance(2000)
  await checks(1)
  await clock.advance(1000)
  document.dispatchEvent(new Event('visibilitychange'))
  await checks(2)
  await clock.advance(10_000)
  await checks(3)
  await clock.advance(10_000)
  await checks(4)
  expect(left).not.toHaveBeenCalled()
})
