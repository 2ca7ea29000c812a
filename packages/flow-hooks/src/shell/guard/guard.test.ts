import { describe, expect, test } from 'vitest'
import { guard, type GuardedRoute, type GuardedVisit } from './guard.ts'

function visit(route: GuardedRoute, rest: Partial<GuardedVisit> = {}) {
  return guard({ route, path: '/history?page=2', signedIn: false, flags: [], ...rest })
}

test('[GUARD-001] a secured route redirects a guest to /login and remembers the origin', () => {
  expect(visit({ secured: true })).toEqual({ kind: 'signIn', from: '/history?page=2' })
  expect(visit({ secured: true }, { signedIn: true })).toEqual({ kind: 'allow' })
  expect(visit({})).toEqual({ kind: 'allow' })
})

describe('a signed-in player on an auth page', () => {
  test('[GUARD-002] is redirected to /', () => {
    expect(visit({ authPage: true }, { signedIn: true })).toEqual({ kind: 'home' })
    expect(visit({ authPage: 'signIn' }, { signedIn: true })).toEqual({ kind: 'home' })
    expect(visit({ authPage: true })).toEqual({ kind: 'allow' })
  })

  test('[GUARD-002] [AUTH-003] who signed in on /login itself is left to the flow, which knows the origin', () => {
    expect(visit({ authPage: 'signIn' }, { signedIn: true, openedAsGuest: true })).toEqual({ kind: 'allow' })
  })

  test('[GUARD-002] sees an invitation page opened while signed in, and is redirected home after signing in on it', () => {
    expect(visit({ authPage: 'invitation' }, { signedIn: true })).toEqual({ kind: 'allow' })
    expect(visit({ authPage: 'invitation' }, { signedIn: true, openedAsGuest: true })).toEqual({
      kind: 'home',
    })
  })
})

test('[GUARD-001] no visitor is redirected while an expired session is being restored', () => {
  expect(visit({ secured: true }, { isRestoring: true })).toEqual({ kind: 'wait' })
  expect(visit({}, { isRestoring: true })).toEqual({ kind: 'allow' })
  expect(visit({ authPage: true }, { isRestoring: true })).toEqual({ kind: 'allow' })
})

test('a page at an address of another application is not found without each of the flags that it names', () => {
  const route = { secured: true, flags: ['SWEEPSTAKES_V1', 'LL_PAYMENT_ENABLED'] } as const
  const page = { path: '/arcade/checkout', signedIn: true }
  expect(visit(route, page)).toEqual({ kind: 'notFound' })
  expect(visit(route, { ...page, flags: ['SWEEPSTAKES_V1'] })).toEqual({ kind: 'notFound' })
  expect(visit(route, { ...page, flags: ['SWEEPSTAKES_V1'], isKnown: false })).toEqual({ kind: 'wait' })
  expect(visit(route, { ...page, flags: [...route.flags] })).toEqual({ kind: 'allow' })
})

test('a page behind a flag is not found without it, even before the sign-in guard', () => {
  const route = { secured: true }
  const path = '/lucky-lounge/history?page=2'
  expect(visit(route, { path })).toEqual({ kind: 'notFound' })
  expect(visit(route, { path, signedIn: true })).toEqual({ kind: 'notFound' })
  expect(visit(route, { path, flags: ['SWEEPSTAKES_V1'] })).toEqual({ kind: 'signIn', from: path })
})

test('a page behind a flag waits for the flags of the visitor', () => {
  const path = '/lucky-lounge'
  expect(visit({}, { path, isKnown: false })).toEqual({ kind: 'wait' })
  expect(visit({}, { path, isKnown: false, flags: ['SWEEPSTAKES_V1'] })).toEqual({ kind: 'allow' })
})

test('[FLAG-013] SECURE_LL_DETAILS_PAGE makes a page require sign-in when authorized for the user', () => {
  const route = { secured: 'SECURE_LL_DETAILS_PAGE' } as const
  expect(visit(route)).toEqual({ kind: 'allow' })
  expect(visit(route, { flags: ['SECURE_LL_DETAILS_PAGE'] })).toMatchObject({ kind: 'signIn' })
})
