import { integer, nullable, object, optional, string, type } from 'superstruct'
import { expectTypeOf, test } from 'vitest'
import type { Api } from '../client/index.ts'
import type { FakeAnswers } from '../fakes/index.ts'
import type { signIn } from '../index.ts'
import { getAccount, getPointsHistory, redeemPointsForTokens, signOut } from '../index.ts'
import type { AnswerOf, ErrorKeyOf, InputOf, PathParam } from './endpoint.ts'
import { endpoint } from './endpoint.ts'

const read = {
  name: 'games.getGame',
  client: 'main',
  method: 'GET',
  path: '/games/{gameId}',
  params: object({ gameId: string() }),
  answer: type({ id: integer() }),
  access: 'open',
} as const

test('the compiler rejects an inconsistent endpoint', () => {
  expectTypeOf(endpoint(read).path).toEqualTypeOf<'/games/{gameId}'>()
  endpoint({ ...read, errors: { 'error.general': 404 } })
  expectTypeOf(endpoint(read).effect).toEqualTypeOf<'read'>()
  expectTypeOf(endpoint(read).errors).toEqualTypeOf<Record<never, never>>()
  // @ts-expect-error what is read with GET changes nothing
  endpoint({ ...read, effect: 'write' })
  // @ts-expect-error what changes something is not a GET
  endpoint({ ...read, effect: 'value', access: 'player' })
  // @ts-expect-error a POST is no reading
  endpoint({ ...read, method: 'POST' })
  // @ts-expect-error a GET has no body
  endpoint({ ...read, body: object({ id: string() }) })
  // @ts-expect-error value is moved for a player alone
  endpoint({ ...read, method: 'POST', effect: 'value' })
  // @ts-expect-error value is moved by POST
  endpoint({ ...read, method: 'PUT', effect: 'value', access: 'player' })
  // @ts-expect-error an error without a text in the catalogue
  endpoint({ ...read, errors: { 'error.nobodyKnows': 404 } })
  // @ts-expect-error an error without a text among others that have one
  endpoint({ ...read, errors: { 'error.general': 404, 'error.nobodyKnows': 404 } })
  // @ts-expect-error an error under a status of success
  endpoint({ ...read, errors: { 'error.general': 200 } })
  // @ts-expect-error a client that does not exist
  endpoint({ ...read, client: 'loyaltyV3' })
  // @ts-expect-error a name without a row
  endpoint({ ...read, name: 'getGame' })
  // @ts-expect-error something that no endpoint has
  endpoint({ ...read, retries: 3 })
})

test('the compiler checks the parameters against the path', () => {
  expectTypeOf<PathParam<'/a/{b}/c/{d}'>>().toEqualTypeOf<'b' | 'd'>()
  expectTypeOf<PathParam<'/a'>>().toEqualTypeOf<never>()
  // @ts-expect-error the path has another one
  endpoint({ ...read, path: '/games/{id}' })
  // @ts-expect-error the path has one more
  endpoint({ ...read, path: '/games/{gameId}/prizes/{prizeId}' })
  // @ts-expect-error the path has none
  endpoint({ ...read, path: '/games' })
  // @ts-expect-error the path has one
  endpoint({ ...read, params: undefined })
})

test('the compiler infers input, answer and errors', () => {
  expectTypeOf<InputOf<typeof signIn>['body']['rememberMe']>().toEqualTypeOf<boolean>()
  expectTypeOf<AnswerOf<typeof signIn>['access_token']>().toEqualTypeOf<string>()
  expectTypeOf<AnswerOf<typeof getAccount>>().toExtend<{ email: string } | null>()
  expectTypeOf<AnswerOf<typeof signOut>>().toEqualTypeOf<null>()
  expectTypeOf<ErrorKeyOf<typeof signOut>>().toEqualTypeOf<never>()
  expectTypeOf<'error.uaaAuthentication.invalid'>().toExtend<ErrorKeyOf<typeof signIn>>()
  expectTypeOf<InputOf<typeof getPointsHistory>['query']['page']>().toEqualTypeOf<number>()

  const game = endpoint({
    ...read,
    query: object({ page: optional(integer()) }),
    answer: nullable(type({ id: integer() })),
  })
  expectTypeOf<InputOf<typeof game>['params']>().toEqualTypeOf<{ gameId: string }>()
  expectTypeOf<InputOf<typeof game>['query']>().toEqualTypeOf<{ page?: number | undefined } | undefined>()
  expectTypeOf<AnswerOf<typeof game>>().toEqualTypeOf<{ id: number } | null>()
})

test('the compiler requires the input that an endpoint declares', () => {
  // Only compiled, never run.
  const calls = (api: Api) => {
    void api.call(signOut)
    void api.call(signOut, {}, { signal: AbortSignal.abort() })
    void api.call(
      redeemPointsForTokens,
      { body: { quantity: 1, points: 100, tokens: 10 } },
      { idempotencyKey: 'key' },
    )
    // @ts-expect-error a call that needs a body
    void api.call(redeemPointsForTokens)
    // @ts-expect-error a body of another kind
    void api.call(redeemPointsForTokens, { body: { quantity: '1', points: 100, tokens: 10 } })
    // @ts-expect-error a field that is not declared
    void api.call(redeemPointsForTokens, { body: { quantity: 1, points: 100, tokens: 10, playerId: 'x' } })
    // @ts-expect-error a body where there is none
    void api.call(signOut, { body: {} })
    // @ts-expect-error a query without its size
    void api.call(getPointsHistory, { query: { page: 0 } })
    // @ts-expect-error an answer taken for another
    void api.call(getAccount).then(account => account.email)
  }
  expectTypeOf(calls).toBeFunction()
})

test('the compiler checks the answers of a fake against the contract', () => {
  const answers: FakeAnswers = {
    'accounts.signOut': null,
    'accounts.signIn': ({ body }) => ({ access_token: body.username, refresh_token: '' }),
    'accounts.getAccount': { status: 500, title: 'No' },
    // @ts-expect-error an answer of another kind
    'history.getPointsBalance': { balance: 'much' },
  }
  // @ts-expect-error a call that the contract does not have
  const unknown: FakeAnswers = { 'accounts.unknown': null }
  expectTypeOf(answers).toEqualTypeOf(unknown)
})
