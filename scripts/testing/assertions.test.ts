import { expect, test } from 'vitest'
import { countAssertions } from './assertions.ts'

type Step = Parameters<typeof countAssertions>[0][number]

const step = (category: string, ...steps: Step[]): Step => ({ category, steps })

test('assertions are counted at every depth of a test', () => {
  const steps = [step('expect'), step('test.step', step('pw:api'), step('test.step', step('expect')))]
  expect(countAssertions(steps)).toBe(2)
})

test('an assertion within another is one of its own', () => {
  expect(countAssertions([step('expect', step('expect'))])).toBe(2)
})

test('what hooks and fixtures expect does not count', () => {
  const hooks = [
    step('hook', step('fixture', step('expect')), step('expect')),
    step('fixture', step('expect')),
  ]
  expect(countAssertions([...hooks, step('pw:api')])).toBe(0)
})
