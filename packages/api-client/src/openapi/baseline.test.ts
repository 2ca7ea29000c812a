import { readFileSync } from 'node:fs'
import { array, integer, object, optional, string, type } from 'superstruct'
import { expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { endpoint, nothing, type Endpoint } from '../endpoint/index.ts'
import { baselineOf, breakingChanges } from './index.ts'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const [version, ...baseline] = read('contract.baseline.txt').trimEnd().split('\n')

test('the contract does not break clients of the last release: docs/adr/0080-openapi-build.md', () => {
  expect(breakingChanges(baseline, baselineOf(contract))).toEqual([])
})

test('the baseline is written again with every release: pnpm --filter @players-club/api-client baseline', () => {
  const released: unknown = JSON.parse(read('package.json'))
  expect(released).toHaveProperty('version', version?.replace('version ', ''))
})

const findGame = endpoint({
  name: 'games.findGame',
  client: 'main',
  method: 'GET',
  path: '/games/{gameId}',
  params: object({ gameId: string() }),
  answer: type({ title: string(), prizes: array(type({ amount: integer(), note: optional(string()) })) }),
  errors: { 'error.email.notfound': 404 },
  access: 'open',
})
const rate = endpoint({
  name: 'games.rate',
  client: 'main',
  method: 'POST',
  path: '/ratings',
  body: object({ stars: integer(), text: optional(string()) }),
  answer: nothing,
  access: 'player',
  effect: 'write',
})

const changes = (...games: readonly Endpoint[]) =>
  breakingChanges(
    baselineOf({ games: { findGame, rate } }),
    baselineOf({ games: Object.fromEntries(games.map(each => [each.name, each])) }),
  )

test('an unchanged contract breaks nothing', () => {
  expect(changes(findGame, rate)).toEqual([])
})

test('a removed call is reported once', () => {
  expect(changes(findGame)).toEqual(['games.rate is gone'])
})

test('another address, access or encoding of a call is reported', () => {
  expect(changes(findGame, { ...rate, path: '/stars' })).toEqual([
    'games.rate was POST /api/ratings player write and is POST /api/stars player write',
  ])
})

test('an answer that lacks a field, may lack it or has another type in it is reported', () => {
  const prizes = array(type({ amount: optional(integer()), note: optional(string()) }))
  expect(changes({ ...findGame, answer: type({ prizes }) }, rate)).toEqual([
    'games.findGame/answer.prizes[].amount is optional now',
    'games.findGame/answer.title is gone',
  ])
  const { prizes: asBefore } = findGame.answer.schema
  expect(changes({ ...findGame, answer: type({ title: integer(), prizes: asBefore }) }, rate)).toEqual([
    'games.findGame/answer.title was {"type":"string"} and is {"type":"integer"}',
  ])
})

test('a request field that becomes required, is refused or is narrower is reported', () => {
  const demanding = { ...rate, body: object({ stars: integer(), text: string() }) }
  expect(changes(findGame, demanding)).toEqual(['games.rate/body.text is required now'])
  const refusing = { ...rate, body: object({ stars: integer() }) }
  expect(changes(findGame, refusing)).toEqual(['games.rate/body.text is gone'])
  const narrow = { ...rate, body: object({ stars: string(), text: optional(string()) }) }
  expect(changes(findGame, narrow)).toEqual([
    'games.rate/body.stars was {"type":"integer"} and is {"type":"string"}',
  ])
})

test('a new required request field is reported, also in a part that the call did not have', () => {
  const body = object({ stars: integer(), text: optional(string()), title: string() })
  expect(changes(findGame, { ...rate, body })).toEqual(['games.rate/body.title is new and required'])
  const query = object({ language: string() })
  expect(changes({ ...findGame, query }, rate)).toEqual(['games.findGame/query is new and required'])
})

test('an error with another status, or none, is reported', () => {
  expect(changes({ ...findGame, errors: { 'error.email.notfound': 410 } }, rate)).toEqual([
    'games.findGame/error error.email.notfound was 404 and is 410',
  ])
  expect(changes({ ...findGame, errors: {} }, rate)).toEqual([
    'games.findGame/error error.email.notfound is gone',
  ])
})

test('new calls, answer fields, errors and optional request fields break nothing', () => {
  const { title, prizes } = findGame.answer.schema
  const answer = type({ title, prizes, played: type({ count: integer() }) })
  const query = object({ language: optional(string()) })
  const errors = { ...findGame.errors, 'error.redemption.quantity': 422 } as const
  const place = optional(object({ city: string() }))
  const body = object({ stars: optional(integer()), text: optional(string()), place })
  const unrate = { ...rate, name: 'games.unrate', path: '/unrated', body: object({ why: string() }) } as const
  expect(changes({ ...findGame, answer, query, errors }, { ...rate, body }, unrate)).toEqual([])
})
