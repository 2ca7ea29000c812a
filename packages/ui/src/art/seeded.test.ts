import { expect, test } from 'vitest'
import { pick, seeded } from './seeded.ts'

const three = (seed: string) => {
  const random = seeded(seed)
  return [random(), random(), random()]
}

test('the same seed always gives the same numbers, another seed others', () => {
  expect(three('a')).toEqual(three('a'))
  expect(three('a')).not.toEqual(three('b'))
})

test('numbers lie between 0 and 1 and spread over all of it', () => {
  const random = seeded('spread')
  const numbers = Array.from({ length: 1000 }, random)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, number) => sum + number, 0) / 1000).toBeCloseTo(0.5, 1)
})

test('pick reaches every item', () => {
  const random = seeded('pick')
  expect(new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c']))).size).toBe(3)
})
