import { describe, expect, test } from 'vitest'
import { guard, type GuardedRoute, type GuardedVisit } from './guard.ts'

function visit(route: GuardedRoute, rest: Partial<GuardedVisit> = {}) {
  return guard({ route, path: '/history?page=2', signedIn: false, flags: [], ...rest })
}

test('[GUARD-001] a secured route reached without login goes to /login and remembers where the player came from', () => {
  expect(visit({ secured: true })).toEqual({ kind: 'signIn', from: '/history?page=2' })
  expect(visit({ secured: true }, { signedIn: true })).toEqual({ kind: 'allow' })
  expect(visit({})).toEqual({ kind: 'allow' })
})

describe('a logged-in player on an auth page', () => {
  test('[GUARD-002] is sent to /', () => {
    expect(visit({ authPage: true }, { signedIn: true })).toEqual({ kind: 'home' })
    expect(visit({ authPage: 'signIn' }, { signedIn: true })).toEqual({ kind: 'home' })
    expect(visit({ authPage: true })).toEqual({ kind: 'allow' })
  })

  test('[GUARD-002] [AUTH-003] who signs in on /login itself is left to the flow, which knows the origin', () => {
    expect(visit({ authPage: 'signIn' }, { signedIn: true, openedAsGuest: true })).toEqual({ kind: 'allow' })
  })

  test('[GUARD-002] an invitation link opened while signed in shows its page; becoming signed in on it leads home', () => {
    expect(visit({ authPage: 'invitation' }, { signedIn: true })).toEqual({ kind: 'allow' })
    expect(visit({ authPage: 'invitation' }, { signedIn: true, openedAsGuest: true })).toEqual({
      kind: 'home',
    })
  })
})

test('[GUARD-001] while a session that had run out is being woken nobody is sent anywhere', () => {
  expect(visit({ secured: true }, { isWaking: true })).toEqual({ kind: 'wait' })
  expect(visit({ flag: 'SWEEPSTAKES_V1' }, { isWaking: true })).toEqual({ kind: 'wait' })
  expect(visit({}, { isWaking: true })).toEqual({ kind: 'allow' })
  expect(visit({ authPage: true }, { isWaking: true })).toEqual({ kind: 'allow' })
})

test('a page behind a flag is not found without it, whoever asks, before the login guard', () => {
  const route = { secured: true, flag: 'SWEEPSTAKES_V1' } as const
  expect(visit(route)).toEqual({ kind: 'notFound' })
  expect(visit(route, { signedIn: true })).toEqual({ kind: 'notFound' })
  expect(visit(route, { flags: ['SWEEPSTAKES_V1'] })).toEqual({ kind: 'signIn', from: '/history?page=2' })
})

test('[FLAG-013] SECURE_LL_DETAILS_PAGE makes a page require login when authorized for the user', () => {
  const route = { secured: 'SECURE_LL_DETAILS_PAGE' } as const
  expect(visit(route)).toEqual({ kind: 'allow' })
  expect(visit(route, { flags: ['SECURE_LL_DETAILS_PAGE'] })).toMatchObject({ kind: 'signIn' })
})
