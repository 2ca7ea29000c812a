import { expect, test } from 'vitest'
import { collectThemAllMachine } from './collectThemAll.machine.ts'

const { initial, transition } = collectThemAllMachine

test('[COLLECT-005] the dialog’s button appears after the delay, not before', () => {
  const [shown, effects] = transition(initial, { type: 'collected' })
  expect(shown.at).toBe('shown')
  expect(effects.map(({ type }) => type)).toEqual(['remember', 'celebrate', 'wait'])
  const [ready] = transition(shown, { type: 'waited' })
  expect(ready.at).toBe('ready')
  expect(transition(ready, { type: 'closed' })[0].at).toBe('hidden')
})

test('[COLLECT-001] the bucket details open, and close when the collection is complete', () => {
  const [detailed] = transition(initial, { type: 'details-asked' })
  expect(detailed.isDetailed).toBe(true)
  expect(transition(detailed, { type: 'details-closed' })[0].isDetailed).toBe(false)
  expect(transition(detailed, { type: 'collected' })[0]).toEqual({ at: 'shown', isDetailed: false })
})

test('a delay that ends after the dialog was closed opens nothing', () => {
  expect(transition(initial, { type: 'waited' })).toEqual([initial, []])
})
