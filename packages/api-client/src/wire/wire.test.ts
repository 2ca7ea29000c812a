import {
  advertisementFixture,
  catalogFixture,
  couponReward,
  linkActivity,
  monsoonReels,
  runningPromotion,
  scratcherGame,
  weeklyDrawing,
} from '@players-club/domain-models/fixtures'
import { uploadPhoto } from '../activities/index.ts'
import { array, nullable, object, string, type } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { endpoint, type AnswerOf, type Endpoint } from '../endpoint/index.ts'
import {
  answerFromWire,
  answerToWire,
  clients,
  requestFromWire,
  requestToWire,
  type OnLeftOut,
} from './index.ts'

const { getPointsHistory } = contract.history
const { signIn, getAccount, signOut } = contract.accounts
const { getAdvertisements } = contract.content
const { getActivityPrize, listPublicActivities } = contract.activities
const { listPublicRewards } = contract.rewards
const { getGames } = contract.games
const { getPromotions } = contract.promotions
const { listArcadeGames, listLoungeRewards, redeemPointsForTokens } = contract.lounge
const { getStoreCatalog } = contract.store

const spelled = endpoint({
  name: 'games.getDraw',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/draws/{drawId}/prizes/{prize}',
  params: object({ drawId: string(), prize: string() }),
  body: object({ prizes: array(object({ multiplier: string() })) }),
  answer: type({ prizes: array(type({ multiplier: string(), note: nullable(string()) })) }),
  access: 'open',
  effect: 'write',
})

describe('a request', () => {
  const input = { params: { drawId: 'a/b', prize: '1' }, body: { prizes: [{ multiplier: '5' }] } }

  test('[API-034] fills in its path and uses the names of its API', () => {
    expect(requestToWire(spelled, input)).toEqual({
      path: '/draws/a%2Fb/prizes/1',
      body: '{"prizes":[{"multipler":"5"}]}',
    })
  })

  test('[API-034] has a replacement for half a surrogate pair, which no server can store', () => {
    const half = { ...input, body: { prizes: [{ multiplier: 'a\ud83d 🌵' }] } }
    expect(requestToWire(spelled, half).body).toBe('{"prizes":[{"multipler":"a\ufffd 🌵"}]}')
  })

  test('[API-034] has that replacement in its query too', () => {
    const { path } = requestToWire(getActivityPrize, { query: { key: 'code', value: 'a\ud83d 🌵' } })
    expect(new URL(path, 'https://club.example').searchParams.get('value')).toBe('a\ufffd 🌵')
  })

  test('[API-034] comes back from the wire unchanged', () => {
    const { body } = requestToWire(spelled, input)
    if (typeof body !== 'string') throw new Error('No JSON.')
    const received = { params: input.params, query: new URLSearchParams(), body: JSON.parse(body) }
    expect(requestFromWire(spelled, received)).toEqual(input)
  })

  test('[API-034] [API-077] with a file goes out as a form and comes back unchanged', () => {
    const photo = new File(['x'], 'spot.jpg', { type: 'image/jpeg' })
    const upload = { params: { key: 'lucky-spot' }, body: { title: 'My spot', photo } }
    const { path, body } = requestToWire(uploadPhoto, upload)
    expect(path).toBe('/contents/lucky-spot/photos')
    if (!(body instanceof FormData)) throw new Error('No form.')
    const received = { params: upload.params, query: new URLSearchParams(), body: Object.fromEntries(body) }
    expect(requestFromWire(uploadPhoto, received)).toEqual(upload)
    expect(() => requestFromWire(uploadPhoto, { ...received, body: { title: 'x', photo: 'x' } })).toThrow()
  })

  test('[API-034] [API-066] restores the numbers and filters that the address holds as text', () => {
    const query = {
      page: 1,
      size: 25,
      startDate: '2026-03-05',
      endDate: '2026-03-06',
      filter: { historyTypes: ['TICKETS', 'REWARDS'] },
    }
    const { path } = requestToWire(getPointsHistory, { query })
    const received = { query: new URL(path, 'https://club.example').searchParams, body: undefined }
    expect(requestFromWire(getPointsHistory, received)).toEqual({ query })
  })

  test.each([
    'page=0',
    'page=0&size=0',
    'page=0&size=101',
    'page=-1&size=10',
    'page=1.5&size=10',
    'page=&size=10',
    'page=0&page=1&size=10',
    'page=0&size=10&sort=date',
    'page=0&size=10&filter=',
    'page=0&size=10&filter=historyTypes:',
    'page=0&size=10&filter=historyTypes:tickets',
    'page=0&size=10&startDate=2026-02-30',
    'page=0&size=10&filter=startDate:2026-03-05',
    'page=0&size=10&filter=owner:somebody',
    'page=0&size=10&filter=__proto__:x',
  ])('[API-034] is rejected with the query %s', query => {
    const received = { query: new URLSearchParams(query), body: undefined }
    expect(() => requestFromWire(getPointsHistory, received)).toThrow()
  })

  const whole = { quantity: 3, points: 300, tokens: 30 }
  test.each([
    { ...whole, quantity: 0 },
    { ...whole, quantity: '3' },
    { ...whole, playerId: 'x' },
    { quantity: 3 },
    {},
    null,
    undefined,
    [],
  ])('[API-034] is rejected with the body %j', body => {
    expect(() => requestFromWire(redeemPointsForTokens, { query: new URLSearchParams(), body })).toThrow()
  })

  test('[API-034] without a body in the contract is rejected with one', () => {
    const received = { query: new URLSearchParams(), body: { all: true } }
    expect(() => requestFromWire(signOut, received)).toThrow()
  })
})

describe('an answer', () => {
  test('[API-034] uses the names of its API on the wire, and those of the model in code', () => {
    const answer = { prizes: [{ multiplier: '5', note: null }] }
    const wire = answerToWire(spelled, answer)
    expect(wire).toEqual({ prizes: [{ multipler: '5', note: null }] })
    expect(answerFromWire(spelled, wire)).toEqual(answer)
  })

  test('[API-034] that is empty is an object without members on the main wire and null in the model', () => {
    expect(answerToWire(getAccount, null)).toEqual({})
    expect(answerFromWire(getAccount, {})).toBeNull()
    expect(() => answerFromWire(getAccount, { email: 'only@players.example' })).toThrow()
  })

  test('[API-034] without content has no body on the wire', () => {
    expect(answerToWire(signOut, null)).toBeUndefined()
    expect(answerFromWire(signOut, undefined)).toBeNull()
  })

  test('[API-034] that lacks a field is rejected', () => {
    expect(() => answerFromWire(signIn, { access_token: 'a' })).toThrow()
    expect(() => answerFromWire(signIn, undefined)).toThrow()
  })
})

test('[API-033] [API-034] the four clients each have their base', () => {
  expect(Object.entries(clients).map(([name, { base }]) => [name, base])).toEqual([
    ['main', '/api'],
    ['loyaltyV1', '/api/loyalty/v1'],
    ['loyaltyV2', '/api/loyalty/v2'],
    ['arcade', '/ngl'],
  ])
})

test('[HOME-010] a list of advertisements leaves out one that does not match, and reports where', () => {
  const bad = { ...advertisementFixture, buttonUrl: 'javascript:alert(1)' }
  const reported: string[] = []
  const answer = answerFromWire(getAdvertisements, { content: [bad, advertisementFixture] }, mismatch =>
    reported.push(mismatch.message),
  )
  expect(answer).toEqual({ content: [advertisementFixture] })
  expect(reported).toEqual(['content.getAdvertisements leaves out an item: buttonUrl'])
})

/** A list and how it reads what is on the wire. */
const listOf = <E extends Endpoint>(call: E, answer: AnswerOf<E>) => ({
  name: call.name,
  answer,
  wire: answerToWire(call, answer) as { content: object[] },
  read: (wire: unknown, onLeftOut: OnLeftOut) => answerFromWire(call, wire, onLeftOut),
})

test.each([
  ['activities', listOf(listPublicActivities, { content: [linkActivity] }), 'imageUrl'],
  ['rewards', listOf(listPublicRewards, { content: [couponReward] }), 'imageUrl'],
  ['games', listOf(getGames, { content: [scratcherGame], page: 0, size: 12, totalElements: 2 }), 'name'],
  [
    'promotions',
    listOf(getPromotions, { content: [runningPromotion], page: 0, size: 12, totalElements: 2 }),
    'name',
  ],
  ['arcade games', listOf(listArcadeGames, { content: [monsoonReels] }), 'name'],
  ['drawings', listOf(listLoungeRewards, { content: [weeklyDrawing] }), 'title'],
] as const)(
  'a list of %s leaves out an item that does not match, and reports where',
  (_, { name, answer, wire, read }, field) => {
    const reported: string[] = []
    const content = [{ ...wire.content[0], [field]: 7 }, ...wire.content]
    expect(read({ ...wire, content }, ({ message }) => reported.push(message))).toEqual(answer)
    expect(reported).toEqual([`${name} leaves out an item: ${field}`])
  },
)

test('a list of money is refused as a whole where one item does not match', () => {
  const wire = { content: [{ ...catalogFixture[0], price: 'free' }, ...catalogFixture.slice(1)] }
  expect(() => answerFromWire(getStoreCatalog, wire)).toThrow('Expected an integer')
})
