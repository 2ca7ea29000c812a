import { expect, test } from 'vitest'
import { abandon } from '../../club/machine/Machine.ts'
import { reactivationOfferMachine } from './reactivationOffer.machine.ts'
import type { ReactivationOfferEvent, ReactivationOfferState } from './reactivationOffer.machine.ts'

const offered = { type: 'offered', email: ' suspended@players.example ' } as const
const accepted = { type: 'accepted' } as const
const closed = { type: 'closed' } as const
const unsuspend = { type: 'unsuspend', email: 'suspended@players.example' }

function after(...events: ReactivationOfferEvent[]) {
  let state: ReactivationOfferState = reactivationOfferMachine.initial
  let effects: readonly object[] = []
  for (const event of events) [state, effects] = reactivationOfferMachine.transition(state, event)
  return { at: state.at, state, effects }
}

test('[REG-027] the offer is a question, and nothing is sent before the answer', () => {
  expect(after(offered)).toMatchObject({ at: 'asking', effects: [] })
})

test('[ACT-018] accepting sends one mail and confirms it', () => {
  expect(after(offered, accepted)).toMatchObject({ at: 'sending', effects: [unsuspend] })
  expect(after(offered, accepted, accepted)).toMatchObject({ at: 'sending', effects: [] })
  expect(after(offered, accepted, { type: 'mailed' })).toMatchObject({ at: 'sent', effects: [] })
})

test('[ACT-019] the offer can be closed at any time without a call', () => {
  for (const events of [[offered], [offered, accepted, { type: 'mailed' }]] as const)
    expect(after(...events, closed)).toMatchObject({ at: 'closed', effects: [] })
  expect(after(offered, accepted, closed)).toMatchObject({ at: 'closed', effects: [abandon] })
})

test('a failure is shown, and the question is asked again', () => {
  const failed = { type: 'failed', message: { key: 'error.http.503' } } as const
  expect(after(offered, accepted, failed).state).toEqual({
    at: 'asking',
    email: 'suspended@players.example',
    error: { key: 'error.http.503' },
  })
  expect(after(offered, accepted, failed, accepted).effects).toEqual([unsuspend])
})

test('events that do not apply change nothing', () => {
  expect(after(accepted).at).toBe('closed')
  expect(after(offered, offered, { type: 'mailed' }).at).toBe('asking')
  expect(after(offered, accepted, { type: 'mailed' }, accepted).at).toBe('sent')
})
