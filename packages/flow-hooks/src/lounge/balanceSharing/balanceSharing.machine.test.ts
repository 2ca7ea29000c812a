import { expect, test } from 'vitest'
import { balanceSharingMachine } from './balanceSharing.machine.ts'
import type { BalanceSharingEvent, BalanceSharingState } from './balanceSharing.machine.ts'

function after(...events: BalanceSharingEvent[]) {
  let state: BalanceSharingState = balanceSharingMachine.initial
  let effects: readonly { type: string }[] = balanceSharingMachine.start ?? []
  for (const event of events) [state, effects] = balanceSharingMachine.transition(state, event)
  return { state, effects }
}

const allowed = { type: 'allowed' } as const
const declined = { type: 'declined' } as const
const made = { type: 'code-made', code: 'the-code' } as const
const refused = { type: 'code-refused', message: { key: 'error.embed.unknownPartner' } } as const

test('the code is created only with the player’s consent, and delivered once', () => {
  expect(after()).toEqual({ state: { at: 'asking' }, effects: [] })
  expect(after(allowed)).toEqual({ state: { at: 'sharing' }, effects: [{ type: 'makeCode' }] })
  expect(after(allowed, allowed).effects).toEqual([])
  expect(after(allowed, made)).toEqual({
    state: { at: 'shared' },
    effects: [{ type: 'deliver', code: 'the-code' }],
  })
  expect(after(allowed, made, allowed)).toEqual({ state: { at: 'shared' }, effects: [] })
})

test('cancelling creates no code', () => {
  expect(after(declined)).toEqual({ state: { at: 'declined' }, effects: [{ type: 'decline' }] })
  expect(after(declined, allowed).effects).toEqual([])
  expect(after(made).effects).toEqual([])
})

test('a refusal is shown, and can be retried or left', () => {
  expect(after(allowed, refused)).toEqual({
    state: { at: 'failed', message: refused.message },
    effects: [],
  })
  expect(after(allowed, refused, allowed).effects).toEqual([{ type: 'makeCode' }])
  expect(after(allowed, refused, declined).effects).toEqual([{ type: 'decline' }])
})
