import { expect, test } from 'vitest'
import { limits, patience, patienceFrom, slowdown } from './patience.ts'

const unreached = () => expect.unreachable()

test('a machine that gives a fifth of its time, or has ten processes for two processors, is five times slower', () => {
  expect(slowdown(200, 40)).toBe(5)
  expect(slowdown(10, 2)).toBe(5)
})

test('a slowdown is never below one and never above ten', () => {
  expect(slowdown(200, 210)).toBe(1)
  expect(slowdown(200, 1)).toBe(10)
})

test('a clock that did not move says nothing about the machine', () => {
  expect(slowdown(200, 0)).toBe(1)
  expect(slowdown(0, 200)).toBe(1)
})

test('a patience that is given replaces the measurement', () => {
  expect(patienceFrom('3.5', unreached)).toBe(3.5)
  expect(patienceFrom(undefined, () => 2)).toBe(2)
  expect(patienceFrom('', () => 2)).toBe(2)
})

test.each(['0', '0.5', '-2', 'much'])('a patience of “%s” is refused', given => {
  expect(() => patienceFrom(given, unreached)).toThrow('TEST_PATIENCE')
})

test('the limits are generous bases times the patience, which other processes take over', () => {
  expect(limits).toEqual({
    test: Math.ceil(120_000 * patience),
    hook: Math.ceil(120_000 * patience),
    poll: Math.ceil(30_000 * patience),
  })
  expect(Number(process.env.TEST_PATIENCE)).toBe(patience)
})
