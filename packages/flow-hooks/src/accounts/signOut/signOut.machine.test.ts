import { expect, test } from 'vitest'
import { abandon } from '../../club/machine/Machine.ts'
import { signOutMachine } from './signOut.machine.ts'

const idle = signOutMachine.initial
const signingOut = { at: 'signingOut' } as const

test('sign-out ends the server’s session first, then the browser’s, then redirects home', () => {
  expect(signOutMachine.transition(idle, { type: 'requested' })).toEqual([
    signingOut,
    [{ type: 'spin' }, { type: 'revokeSession' }],
  ])
  expect(signOutMachine.transition(signingOut, { type: 'session-revoked' })).toEqual([
    idle,
    [abandon, { type: 'endSession' }, { type: 'goHome' }],
  ])
})

test('a second press does nothing', () => {
  expect(signOutMachine.transition(signingOut, { type: 'requested' })).toEqual([signingOut, []])
})

test('the player stays signed in while the server cannot be reached', () => {
  const message = { key: 'error.offline' } as const
  expect(signOutMachine.transition(signingOut, { type: 'revocation-failed', message })).toEqual([
    idle,
    [abandon, { type: 'raise', message }],
  ])
})
