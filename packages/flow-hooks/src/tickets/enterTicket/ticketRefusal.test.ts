import { ApiError } from '@players-club/api-client'
import type { MessageKey, Problem } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { ticketRefusal } from './ticketRefusal.ts'

const problem = (status: number, said: Partial<Problem> = {}, messageKey?: MessageKey) =>
  new ApiError({ kind: 'problem', status, problem: { status, title: '', ...said }, messageKey })

test('[ERR-036] a JACKPOT title with an invalid key means a draw ticket', () => {
  const key = 'error.gameTicketEntry.invalid'
  expect(ticketRefusal(problem(422, { title: 'JACKPOT', errorKey: key }, key))).toEqual({
    key: 'error.gameTicketEntry.jackpoterror.invalid',
  })
  const used = 'error.gameTicketEntry.used'
  expect(ticketRefusal(problem(422, { title: 'JACKPOT', errorKey: used }, used))).toMatchObject({ key: used })
  expect(ticketRefusal(problem(422, { title: 'Ticket', errorKey: key }, key))).toMatchObject({ key })
})

describe('the message of a refusal', () => {
  test.each([
    ['error.gameTicketEntry.notFound', '', 'error.gameTicketEntry.notFound.counted'],
    ['error.gameTicketEntry.invalid', '', 'error.gameTicketEntry.invalid.counted'],
    ['error.gameTicketEntry.invalid', 'JACKPOT', 'error.gameTicketEntry.jackpoterror.invalid.counted'],
  ] as const)(
    '[ERR-038] of %s with the title "%s" says how many attempts are left',
    (key, title, counted) => {
      const params = { left: 3, until: '8:00 PM' }
      expect(ticketRefusal(problem(422, { title, errorKey: key, params }, key))).toEqual({
        key: counted,
        params,
      })
    },
  )
  test('[ERR-038] the text says when the lock-out ends', () => {
    const key = 'error.gameTicketEntry.lockout'
    const params = { until: '8:00 PM' }
    expect(ticketRefusal(problem(429, { errorKey: key, params }, key))).toEqual({ key, params })
  })
  test('[ERR-037] is the text of its key', () => {
    const key = 'error.gameTicketEntry.expired'
    const said = { title: 'Title', detail: 'Text', errorKey: key }
    expect(ticketRefusal(problem(422, said, key))).toEqual({ key, params: undefined })
  })
  test('[ERR-037] falls back to the title', () => {
    expect(ticketRefusal(problem(422, { title: 'Title', detail: 'Text' }))).toEqual({ text: 'Title' })
  })
  test('[ERR-037] falls back to the text of the error', () => {
    expect(ticketRefusal(problem(422, { detail: 'Text' }))).toEqual({ text: 'Text' })
  })
})

test.each([500, 502, 503])('[ERR-039] a %i means that tickets cannot be entered', status => {
  expect(ticketRefusal(problem(status, { title: 'An error occurred' }))).toEqual({
    key: 'error.gameTicketEntry.unavailable',
  })
})

test('a missing answer is reported as a lost connection', () => {
  expect(ticketRefusal(new ApiError({ kind: 'offline' }))).toEqual({ key: 'error.offline' })
  expect(ticketRefusal(new ApiError({ kind: 'timeout' }))).toEqual({ key: 'error.timeout' })
})
