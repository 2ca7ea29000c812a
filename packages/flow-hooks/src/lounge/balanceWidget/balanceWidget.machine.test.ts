import { ApiError } from '@players-club/api-client'
import { describe, expect, test } from 'vitest'
import { abandon } from '../../club/machine/Machine.ts'
import { testProblem } from '../../testing/index.ts'
import { balanceWidgetMachine } from './balanceWidget.machine.ts'
import type { BalanceWidgetEvent, BalanceWidgetState } from './balanceWidget.machine.ts'

const tokens = { balance: 5000, currency: 'TOKEN', userKey: 'k', id: 'i' }
const binding = { partnerOrigin: 'https://partner.example', nonce: 'nonce-of-one-sign-in' }
const problem = (status: number, errorKey?: string) =>
  new ApiError({ kind: 'problem', status, problem: testProblem(status, errorKey) })

const pressed = { type: 'sign-in-pressed' } as const
const given = { type: 'code-given', code: 'the-code', binding } as const
const opened = { type: 'session-opened' } as const
const loaded = { type: 'balance-loaded', tokens } as const
const nobody = { type: 'balance-refused', error: problem(401) } as const
const broken = { type: 'balance-refused', error: new ApiError({ kind: 'offline' }) } as const

function after(...events: BalanceWidgetEvent[]) {
  let state: BalanceWidgetState = balanceWidgetMachine.initial
  let effects: readonly { type: string }[] = balanceWidgetMachine.start ?? []
  for (const event of events) [state, effects] = balanceWidgetMachine.transition(state, event)
  return { state, effects }
}

const asGuest = { type: 'nothing-remembered' } as const
const asPlayer = [{ type: 'session-remembered' }, loaded] as const

test('a frame without a session is a guest’s, and asks the server nothing', () => {
  expect(after()).toEqual({ state: { at: 'loading' }, effects: [{ type: 'recall' }] })
  expect(after(asGuest)).toEqual({ state: { at: 'guest', notice: null }, effects: [] })
})

test('a frame that has had a session loads the balance and tells the partner only that somebody is signed in', () => {
  expect(after({ type: 'session-remembered' })).toEqual({
    state: { at: 'loading' },
    effects: [{ type: 'loadBalance' }],
  })
  expect(after(...asPlayer)).toEqual({
    state: { at: 'signedIn', tokens },
    effects: [{ type: 'tell', news: 'signedin' }],
  })
})

test('sign-in: a window of the club, its code, the frame’s own session, the balance', () => {
  expect(after(asGuest, pressed)).toEqual({ state: { at: 'signingIn' }, effects: [{ type: 'openWindow' }] })
  expect(after(asGuest, pressed, given)).toEqual({
    state: { at: 'entering' },
    effects: [{ type: 'redeem', code: 'the-code', binding }],
  })
  expect(after(asGuest, pressed, given, opened).effects).toEqual([{ type: 'loadBalance' }])
  expect(after(asGuest, pressed, given, opened, loaded)).toEqual({
    state: { at: 'signedIn', tokens },
    effects: [abandon, { type: 'remember' }, { type: 'tell', news: 'signedin' }],
  })
})

test('a second press brings the open window to the front', () => {
  expect(after(asGuest, pressed, pressed)).toEqual({
    state: { at: 'signingIn' },
    effects: [{ type: 'focusWindow' }],
  })
})

describe('a window that ends without a code leaves a guest who may try again', () => {
  test.each([
    ['window-blocked', 'lounge.widget.blocked'],
    ['window-closed', 'lounge.widget.unfinished'],
    ['window-declined', null],
  ] as const)('%s', (type, key) => {
    const { state, effects } = after(asGuest, pressed, { type })
    expect(state).toEqual({ at: 'guest', notice: key && { key } })
    expect(effects).toContain(abandon)
    expect(after(asGuest, pressed, { type }, pressed).effects).toEqual([{ type: 'openWindow' }])
  })

  test('a code that comes after the window was given up counts for nothing', () => {
    expect(after(asGuest, pressed, { type: 'window-closed' }, given).effects).toEqual([])
    expect(after(asGuest, given).effects).toEqual([])
  })
})

test('a code that is refused says why', () => {
  const error = new ApiError({
    kind: 'problem',
    status: 401,
    problem: testProblem(401, 'error.embed.invalidCode'),
    messageKey: 'error.embed.invalidCode',
  })
  expect(after(asGuest, pressed, given, { type: 'code-refused', error })).toEqual({
    state: { at: 'guest', notice: { key: 'error.embed.invalidCode', params: undefined } },
    effects: [abandon, { type: 'tell', news: 'failed' }],
  })
})

test('a browser that keeps no cookie in the frame is named as such, before and after the exchange', () => {
  const notKept = { at: 'guest', notice: { key: 'lounge.widget.notKept' } }
  const refused = { type: 'code-refused', error: problem(403, 'error.csrf') } as const
  expect(after(asGuest, pressed, given, refused).state).toEqual(notKept)
  expect(after(asGuest, pressed, given, opened, nobody).state).toEqual(notKept)
})

test('a session that is over, here or in the club, is said, and the frame forgets it', () => {
  const ended = { at: 'guest', notice: { key: 'lounge.widget.ended' } }
  expect(after({ type: 'session-remembered' }, nobody)).toEqual({
    state: ended,
    effects: [{ type: 'forget' }],
  })
  expect(after(...asPlayer, { type: 'page-seen' }).effects).toEqual([{ type: 'loadBalance' }])
  expect(after(...asPlayer, { type: 'page-seen' }, nobody)).toEqual({
    state: ended,
    effects: [abandon, { type: 'forget' }, { type: 'tell', news: 'signedout' }],
  })
})

test('the balance is brought up to date when the page is looked at; when that fails the last one stays', () => {
  const more = { type: 'balance-loaded', tokens: { ...tokens, balance: 4900 } } as const
  expect(after(...asPlayer, { type: 'page-seen' }, more)).toEqual({
    state: { at: 'signedIn', tokens: more.tokens },
    effects: [],
  })
  expect(after(...asPlayer, broken)).toEqual({ state: { at: 'signedIn', tokens }, effects: [] })
})

test('a club that cannot be reached is said, and asked again', () => {
  expect(after({ type: 'session-remembered' }, broken)).toEqual({
    state: { at: 'failed', message: { key: 'error.offline' } },
    effects: [{ type: 'tell', news: 'failed' }],
  })
  expect(after({ type: 'session-remembered' }, broken, { type: 'retried' })).toEqual({
    state: { at: 'loading' },
    effects: [{ type: 'loadBalance' }],
  })
  expect(after(asGuest, pressed, given, opened, broken).effects).toContainEqual({ type: 'remember' })
})

test('a sign-in in another widget of the page is taken up, its end as well', () => {
  expect(after(asGuest, { type: 'session-remembered' })).toEqual({
    state: { at: 'loading' },
    effects: [{ type: 'loadBalance' }],
  })
  expect(after(...asPlayer, asGuest).effects).toEqual([{ type: 'loadBalance' }])
})
