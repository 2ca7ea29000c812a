import { ApiError } from '@players-club/api-client'
import type { MessageKey } from '@players-club/domain-models'
import { goodTicketResult, pendingTicketResult, richTicketResult } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { enterTicketMachine, valuesOf } from './enterTicket.machine.ts'
import type { EnterTicketEvent, EnterTicketState } from './enterTicket.machine.ts'

const { initial, transition } = enterTicketMachine

const run = (events: readonly EnterTicketEvent[], from: EnterTicketState = initial) =>
  events.reduce<{ state: EnterTicketState; effects: readonly { type: string }[] }>(
    ({ state }, event) => {
      const [next, effects] = transition(state, event)
      return { state: next, effects }
    },
    { state: from, effects: [] },
  )
const opened = (key = 'key-1') => ({ type: 'opened', key }) as const
const typed = { type: 'changed', change: { ticketCode: '1432-000017-123', secondCode: '123' } } as const
const submitted = { type: 'submitted' } as const
const located = { type: 'located', outcome: 'inRegion' } as const
const refused = (status: number, messageKey?: MessageKey, isRetry = false) =>
  ({ type: 'refused', error: new ApiError({ kind: 'problem', status, messageKey }), isRetry }) as const
const lost = { type: 'refused', error: new ApiError({ kind: 'offline' }), isRetry: false } as const

const whole = run([opened(), typed]).state
const sending = run([submitted, located], whole).state

test('[TICKET-006] a submitted ticket waits for the location check, and is sent from the region', () => {
  const asking = run([submitted], whole)
  expect(asking.state.at).toBe('locating')
  expect(asking.effects).toEqual([{ type: 'locate' }])
  const { state, effects } = run([located], asking.state)
  expect(state.at).toBe('sending')
  expect(effects).toEqual([
    {
      type: 'enter',
      key: 'key-1',
      codes: { ticketCode: '1432000017123', secondCode: '123' },
      isRetry: false,
    },
  ])
})

test.each(['notInRegion', 'blocked', 'unavailable'] as const)(
  '[TICKET-006] a location that is %s sends nothing, keeps the form and can be retried',
  outcome => {
    const { state, effects } = run([submitted, { type: 'located', outcome }], whole)
    expect(state).toMatchObject({ at: 'locationRefused', locationRefusal: outcome })
    expect(effects).toEqual([])
    expect(run([submitted], state).effects).toEqual([{ type: 'locate' }])
    const closed = run([{ type: 'closed' }], state).state
    expect(closed.at).toBe('entering')
    expect(valuesOf(closed)).toEqual(valuesOf(whole))
  },
)

test('the server decides about the location in the end', () => {
  expect(run([refused(403, 'location.notInRegion')], sending).state).toMatchObject({
    locationRefusal: 'notInRegion',
  })
  expect(run([refused(403, 'location.unavailable')], sending).state).toMatchObject({
    locationRefusal: 'unavailable',
  })
})

test.each([
  ['half a code', run([opened(), { type: 'changed', change: { ticketCode: '1432' } }]).state],
  ['no second code', run([opened(), { ...typed, change: { ...typed.change, secondCode: '12' } }]).state],
  ['a form that has not opened', run([typed]).state],
])('nothing is submitted with %s', (_, state) => {
  expect(transition(state, submitted)).toEqual([state, []])
})

test('a second press changes nothing', () => {
  const { state } = run([submitted], whole)
  expect(transition(state, submitted)).toEqual([state, []])
  expect(transition(sending, submitted)).toEqual([sending, []])
})

describe('an entered ticket', () => {
  test('[TICKET-013] [SHELL-015] is celebrated, reloads the balance and empties the form for the next', () => {
    const { state, effects } = run([{ type: 'entered', result: richTicketResult }], sending)
    expect(state).toMatchObject({ at: 'success', result: richTicketResult, key: null })
    expect(effects).toEqual([{ type: 'celebrate' }, { type: 'reloadBalance' }, { type: 'open' }])
    const next = run([opened('key-2'), { type: 'closed' }], state).state
    expect(next).toMatchObject({ at: 'entering', key: 'key-2', kind: 'scratch' })
    expect(valuesOf(next)).toEqual({ ticketCode: '', secondCode: '' })
  })

  test('[TICKET-013] [SHELL-015] with pending points is shown as such, without confetti', () => {
    const { state, effects } = run([{ type: 'entered', result: pendingTicketResult }], sending)
    expect(state.at).toBe('pending')
    expect(effects).not.toContainEqual({ type: 'celebrate' })
  })

  test('[TICKET-013] [SHELL-015] without prizes counts as entered', () => {
    const result = { ...goodTicketResult, prizes: [] }
    expect(run([{ type: 'entered', result }], sending).state.at).toBe('success')
  })
})

describe('the idempotency key', () => {
  test('is kept while the outcome is unknown', () => {
    for (const event of [lost, refused(503), refused(409, 'error.idempotency.inFlight')]) {
      const { state } = run([event], sending)
      expect(state).toMatchObject({ at: 'entering', key: 'key-1', isOutcomeUnknown: true })
      expect(run([submitted, located], state).effects).toMatchObject([
        { type: 'enter', key: 'key-1', isRetry: true },
      ])
    }
  })

  test('is kept when a retry is refused for its rate, which says nothing of the attempt before', () => {
    const { state } = run([lost, submitted, located, refused(429, 'error.rateLimited', true)], sending)
    expect(state).toMatchObject({ at: 'entering', key: 'key-1', isOutcomeUnknown: true })
  })

  test('changes after a definite refusal', () => {
    const { state, effects } = run([refused(422, 'error.gameTicketEntry.used')], sending)
    expect(state).toMatchObject({ key: null, notice: { key: 'error.gameTicketEntry.used' } })
    expect(effects.map(({ type }) => type)).toEqual(['showMessage', 'open'])
    expect(valuesOf(state)).toEqual(valuesOf(whole))
  })

  test('changes when another ticket is typed', () => {
    const { state } = run([lost], sending)
    const change = run([{ type: 'changed', change: { secondCode: '124' } }], state)
    expect(change.state.key).toBeNull()
    expect(change.effects).toEqual([{ type: 'open' }])
  })

  test('changes when another ticket kind is selected', () => {
    const ticketCode = 'ABCDE12345FGHIJ67890KLMNO'
    const toScratch = { type: 'kind-chosen', kind: 'scratch' } as const
    const toDraw = { type: 'kind-chosen', kind: 'draw' } as const
    const draft = run([opened(), toDraw, { type: 'changed', change: { ticketCode } }, toScratch, typed]).state
    const { state } = run([submitted, located, lost], draft)
    expect(run([toScratch], state).state.key, 'the kind that is chosen already').toBe('key-1')
    const choice = run([toDraw], state)
    expect(choice.state).toMatchObject({ key: null, isOutcomeUnknown: false })
    expect(choice.effects).toEqual([{ type: 'open' }])
    expect(run([opened('key-2'), submitted, located], choice.state).effects).toEqual([
      { type: 'enter', key: 'key-2', codes: { ticketCode, secondCode: null }, isRetry: false },
    ])
  })

  test('is kept when the form opens twice', () => {
    expect(run([opened(), opened('key-2')]).state.key).toBe('key-1')
  })
})

test('a location check without a connection is reported as a lost connection', () => {
  const { state, effects } = run([submitted, lost], whole)
  expect(state).toMatchObject({ at: 'entering', key: 'key-1', isOutcomeUnknown: false })
  expect(effects).toEqual([{ type: 'showMessage', message: { key: 'error.offline' } }])
})

test('selecting another ticket kind keeps the typed codes', () => {
  const draw = run(
    [
      { type: 'kind-chosen', kind: 'draw' },
      { type: 'changed', change: { ticketCode: 'AB' } },
    ],
    whole,
  )
  expect(valuesOf(draw.state)).toEqual({ ticketCode: 'AB', secondCode: '' })
  const back = run([{ type: 'kind-chosen', kind: 'scratch' }], draw.state)
  expect(valuesOf(back.state)).toEqual(valuesOf(whole))
})
