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

test('a frame without a session is a guest’s, and sends no request', () => {
  expect(after()).toEqual({ state: { at: 'loading' }, effects: [{ type: 'recall' }] })
  expect(after(asGuest)).toEqual({ state: { at: 'guest', notice: null }, effects: [] })
})

test('a frame that had a session loads the balance, and the partner learns only that a player is signed in', () => {
  expect(after({ type: 'session-remembered' })).toEqual({
    state: { at: 'loading' },
    effects: [{ type: 'loadBalance' }],
  })
  expect(after(...asPlayer)).toEqual({
    state: { at: 'signedIn', tokens },
    effects: [{ type: 'notifyPartner', news: 'signedin' }],
  })
})

test('signing in opens a window, exchanges its code for the frame’s session and loads the balance', () => {
  expect(after(asGuest, pressed)).toEqual({ state: { at: 'signingIn' }, effects: [{ type: 'openWindow' }] })
  expect(after(asGuest, pressed, given)).toEqual({
    state: { at: 'entering' },
    effects: [{ type: 'redeem', code: 'the-code', binding }],
  })
  expect(after(asGuest, pressed, given, opened).effects).toEqual([{ type: 'loadBalance' }])
  expect(after(asGuest, pressed, given, opened, loaded)).toEqual({
    state: { at: 'signedIn', tokens },
    effects: [abandon, { type: 'remember' }, { type: 'notifyPartner', news: 'signedin' }],
  })
})

test('a second press focuses the open window', () => {
  expect(after(asGuest, pressed, pressed)).toEqual({
    state: { at: 'signingIn' },
    effects: [{ type: 'focusWindow' }],
  })
})

describe('a window that ends without a code', () => {
  test.each([
    ['window-blocked', 'lounge.widget.blocked'],
    ['window-closed', 'lounge.widget.unfinished'],
    ['window-declined', null],
  ] as const)('leaves a guest who may try again: %s', (type, key) => {
    const { state, effects } = after(asGuest, pressed, { type })
    expect(state).toEqual({ at: 'guest', notice: key && { key } })
    expect(effects).toContain(abandon)
    expect(after(asGuest, pressed, { type }, pressed).effects).toEqual([{ type: 'openWindow' }])
  })

  test('a code that arrives after the window was closed is ignored', () => {
    expect(after(asGuest, pressed, { type: 'window-closed' }, given).effects).toEqual([])
    expect(after(asGuest, given).effects).toEqual([])
  })
})

test('a refused code shows the reason', () => {
  const error = new ApiError({
    kind: 'problem',
    status: 401,
    problem: testProblem(401, 'error.embed.invalidCode'),
    messageKey: 'error.embed.invalidCode',
  })
  expect(after(asGuest, pressed, given, { type: 'code-refused', error })).toEqual({
    state: { at: 'guest', notice: { key: 'error.embed.invalidCode', params: undefined } },
    effects: [abandon, { type: 'notifyPartner', news: 'failed' }],
  })
})

test('a browser that blocks cookies in the frame is reported, before and after the exchange', () => {
  const notKept = { at: 'guest', notice: { key: 'lounge.widget.notKept' } }
  const refused = { type: 'code-refused', error: problem(403, 'error.cookies') } as const
  expect(after(asGuest, pressed, given, refused).state).toEqual(notKept)
  expect(after(asGuest, pressed, given, opened, nobody).state).toEqual(notKept)
})

test('a session that ended here or in the club is reported, and the frame forgets it', () => {
  const ended = { at: 'guest', notice: { key: 'lounge.widget.ended' } }
  expect(after({ type: 'session-remembered' }, nobody)).toEqual({
    state: ended,
    effects: [{ type: 'forget' }],
  })
  expect(after(...asPlayer, { type: 'page-seen' }).effects).toEqual([abandon, { type: 'loadBalance' }])
  expect(after(...asPlayer, { type: 'page-seen' }, nobody)).toEqual({
    state: ended,
    effects: [abandon, { type: 'forget' }, { type: 'notifyPartner', news: 'signedout' }],
  })
})

test('a look at the page gives up the balance that is still on its way, which may be an older one', () => {
  const looked = after(...asPlayer, { type: 'page-seen' }, { type: 'page-seen' })
  expect(looked.effects).toEqual([abandon, { type: 'loadBalance' }])
})

test('the balance is refreshed when the page becomes visible, and kept when that fails', () => {
  const more = { type: 'balance-loaded', tokens: { ...tokens, balance: 4900 } } as const
  expect(after(...asPlayer, { type: 'page-seen' }, more)).toEqual({
    state: { at: 'signedIn', tokens: more.tokens },
    effects: [],
  })
  expect(after(...asPlayer, broken)).toEqual({ state: { at: 'signedIn', tokens }, effects: [] })
})

test('an unreachable server is reported, and asked again', () => {
  expect(after({ type: 'session-remembered' }, broken)).toEqual({
    state: { at: 'failed', message: { key: 'error.offline' } },
    effects: [{ type: 'notifyPartner', news: 'failed' }],
  })
  expect(after({ type: 'session-remembered' }, broken, { type: 'retried' })).toEqual({
    state: { at: 'loading' },
    effects: [{ type: 'loadBalance' }],
  })
  expect(after(asGuest, pressed, given, opened, broken).effects).toContainEqual({ type: 'remember' })
})

test('sign-in and sign-out in another widget of the page are followed', () => {
  expect(after(asGuest, { type: 'session-remembered' })).toEqual({
    state: { at: 'loading' },
    effects: [{ type: 'loadBalance' }],
  })
  expect(after(...asPlayer, asGuest).effects).toEqual([abandon, { type: 'loadBalance' }])
})
