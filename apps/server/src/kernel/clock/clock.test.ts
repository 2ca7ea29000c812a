import { expect, test } from 'vitest'
import { readSandboxOffset, sandboxClock } from './clock.ts'

const real = { now: () => new Date('2025-03-04T18:00:00Z') }

test('the sandbox moves the clock forward and back', () => {
  const clock = sandboxClock(real)
  expect(clock.now()).toEqual(new Date('2025-03-04T18:00:00Z'))
  clock.move(7 * 24 * 60 * 60 * 1000)
  expect(clock.now()).toEqual(new Date('2025-03-11T18:00:00Z'))
  clock.move(-1000)
  expect(clock.now()).toEqual(new Date('2025-03-04T17:59:59Z'))
  clock.move(0)
  expect(clock.now()).toEqual(new Date('2025-03-04T18:00:00Z'))
})

test('a starting server reads the clock offset from the sandbox', async () => {
  const asked: unknown[] = []
  const answers = (body: unknown) => (url: unknown) => {
    asked.push(url)
    return Promise.resolve(Response.json(body))
  }
  expect(await readSandboxOffset('http://localhost:3001', answers({ offsetMs: 5000, now: '' }))).toBe(5000)
  expect(asked).toEqual([new URL('http://localhost:3001/clock.json')])
  await expect(readSandboxOffset('http://localhost:3001', answers({ offsetMs: 'soon' }))).rejects.toThrow()
})
