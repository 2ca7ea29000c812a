import { ApiError } from '@players-club/api-client'
import type { MessageKey } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { isRefusal } from './isRefusal.ts'

const problem = (status: number, messageKey?: MessageKey) =>
  new ApiError({ kind: 'problem', status, problem: { status, title: '' }, messageKey })

test('only a definite answer is a refusal', () => {
  for (const status of [401, 403, 422, 429]) expect(isRefusal(problem(status))).toBe(true)
  for (const error of [problem(409), problem(500), new ApiError({ kind: 'offline' }), new TypeError('x')])
    expect(isRefusal(error)).toBe(false)
})

test('a retry that is refused before its idempotency key is looked up says nothing about the first attempt', () => {
  for (const error of [
    problem(401),
    problem(429),
    problem(403),
    problem(403, 'error.csrf'),
    problem(403, 'error.cookies'),
  ])
    expect(isRefusal(error, true)).toBe(false)
  for (const error of [problem(422), problem(403, 'location.notInRegion')])
    expect(isRefusal(error, true)).toBe(true)
})
