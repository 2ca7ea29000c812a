import { expect, test } from 'vitest'
import { createTestClock } from '../../testing/index.ts'
import { createSpinner } from './createSpinner.ts'

test('the spinner stays until the last caller is done', () => {
  const spinner = createSpinner(createTestClock())
  const one = spinner.show()
  const two = spinner.show()
  expect(spinner.getState()).toBe(true)
  one()
  one()
  expect(spinner.getState()).toBe(true)
  two()
  expect(spinner.getState()).toBe(false)
})

test('the spinner can hide after a delay', async () => {
  const clock = createTestClock()
  const spinner = createSpinner(clock)
  spinner.show()(1000)
  await clock.advance(999)
  expect(spinner.getState()).toBe(true)
  await clock.advance(1)
  expect(spinner.getState()).toBe(false)
})
