import { expect, test } from 'vitest'
import { startDatabase } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'

const SECRET = 's'.repeat(16)

const world = startDatabase('postgres')
const moved: number[] = []
const club = startServer(world, {
  env: { SANDBOX_URL: 'http://localhost:3001', SANDBOX_SECRET: SECRET },
  moveClock: offsetMs => void moved.push(offsetMs),
})

const move = (body: unknown, authorization: string) =>
  club.browser().post('/__demo/clock', body, { headers: { authorization } })

test('the sandbox moves the clock', async () => {
  expect((await move({ offsetMs: -5_000 }, `Bearer ${SECRET}`)).status).toBe(204)
  expect(moved).toEqual([-5_000])
})

test('an answer has the time of the clock that is moved', async () => {
  const { headers } = await club.browser().get('/api/remote-config')
  expect(headers.get('date')).toBe(club.clock.now().toUTCString())
})

test.each([
  ['without the secret', { offsetMs: 1 }, '', 401],
  ['with a wrong secret', { offsetMs: 1 }, 'Bearer wrong', 401],
  ['with half a millisecond', { offsetMs: 0.5 }, `Bearer ${SECRET}`, 400],
  ['with an extra field', { offsetMs: 1, more: 1 }, `Bearer ${SECRET}`, 400],
])('a request %s is refused, and the clock stays', async (_, body, authorization, status) => {
  moved.length = 0
  expect((await move(body, authorization)).status).toBe(status)
  expect(moved).toEqual([])
})
