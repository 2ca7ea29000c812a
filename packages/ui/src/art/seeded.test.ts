import { expect, test } from 'vitest'
import { pick, seeded } from './seeded.ts'

const three = (seed: string) => {
  const random = seeded(seed)
  return [random(), random(), random()]
}

test('the same seed gives the same numbers, and another seed gives others', () => {
  expect(three('a')).toEqual(three('a'))
  expect(three('a')).not.toEqual(three('b'))
})

test('the numbers spread over the whole range from 0 to 1', () => {
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
