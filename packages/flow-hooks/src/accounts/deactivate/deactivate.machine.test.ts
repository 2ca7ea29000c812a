import { expect, test } from 'vitest'
import { deactivateMachine } from './deactivate.machine.ts'
import type { DeactivateEvent, DeactivateState } from './deactivate.machine.ts'

const { initial, transition } = deactivateMachine
const after = (events: readonly DeactivateEvent[], state: DeactivateState = initial) =>
  events.reduce((at, event) => transition(at, event)[0], state)

test('[SETTINGS-009] deactivation asks in a popup, and cancelling does nothing', () => {
  const asking = after([{ type: 'requested' }])
  expect(asking).toEqual({ at: 'asking', error: null })
  expect(transition(asking, { type: 'cancelled' })).toEqual([initial, []])
  expect(transition(initial, { type: 'confirmed' })).toEqual([initial, []])
})

test('[SETTINGS-009] [API-016] [ERR-022] a confirmed deactivation is sent once, and the message is shown on the home page as a guest', () => {
  const [deactivating, effects] = transition(after([{ type: 'requested' }]), { type: 'confirmed' })
  expect(effects).toEqual([{ type: 'deactivate' }])
  expect(transition(deactivating, { type: 'confirmed' })).toEqual([deactivating, []])
  expect(transition(deactivating, { type: 'cancelled' })).toEqual([deactivating, []])
  const [done, then] = transition(deactivating, { type: 'deactivated' })
  expect(then).toEqual([{ type: 'abandon' }, { type: 'endSession' }, { type: 'goHome' }, { type: 'tell' }])
  expect(transition(done, { type: 'confirmed' })).toEqual([done, []])
})

test('[ERR-023] a failed deactivation shows its error in the popup and can be retried', () => {
  const message = { text: 'Not on a Sunday.' } as const
  const failed = after([
    { type: 'requested' },
    { type: 'confirmed' },
    { type: 'deactivation-failed', message },
  ])
  expect(failed).toEqual({ at: 'asking', error: message })
  expect(transition(failed, { type: 'confirmed' })[1]).toEqual([{ type: 'deactivate' }])
})
