import { describe, expect, test } from 'vitest'
import { contract } from '../contract.ts'
import type { Endpoint } from '../endpoint/index.ts'
import { requestFromWire, requestToWire } from '../wire/index.ts'

const calls = contract.promotions

const answeredPath = (endpoint: Endpoint, input: object) => requestToWire(endpoint, input).path

describe('a call for draws and prizes', () => {
  const query = { page: 1, size: 6 }
  test.each([
    [calls.getActiveDraws, { promotionId: 7 }, '/promotions/7/active-draws?page=1&size=6'],
    [calls.getPublishedDraws, { promotionId: 7 }, '/promotions/7/published-draws?page=1&size=6'],
    [calls.getPromotionDraws, { promotionId: 7 }, '/promotions/7/draws?page=1&size=6'],
    [calls.getPrizes, { drawId: 9 }, '/draws/9/prizes?page=1&size=6'],
    [calls.getPrizesWithContent, { drawId: 9 }, '/draws/9/prizes-with-content?page=1&size=6'],
    [calls.getPrizesWithWinners, { drawId: 9 }, '/draws/9/prizes-with-winners?page=1&size=6'],
  ])('[API-058] $0.name takes an id, a page and a page size', (endpoint, params, path) => {
    expect(answeredPath(endpoint, { params, query })).toBe(path)
  })
})

test('[API-069] promotions by draws are requested with a list of ids', () => {
  const query = { page: 0, size: 10, filter: { drawIds: [4, 9] } }
  const path = answeredPath(calls.getPromotionsByDraws, { query })
  const received = { query: new URL(path, 'https://club.example').searchParams, body: undefined }
  expect(requestFromWire(calls.getPromotionsByDraws, received)).toEqual({ query })
})

test.each(['page=0', 'size=10', 'page=0&size=0', 'page=0&size=101', 'page=-1&size=10'])(
  '[API-069] promotions by draws reject the query %s',
  query => {
    const received = { query: new URLSearchParams(`filter=drawIds:4&${query}`), body: undefined }
    expect(() => requestFromWire(calls.getPromotionsByDraws, received)).toThrow()
  },
)

test('[API-069] the contract has a call for every fact of promotions, draws and entries', () => {
  expect(Object.keys(calls).toSorted()).toEqual([
    'getActiveDraws',
    'getDraw',
    'getEntryDetails',
    'getLatestDrawHistory',
    'getPrizes',
    'getPrizesWithContent',
    'getPrizesWithWinners',
    'getProgressivePrize',
    'getProgressivePromotions',
    'getPromotion',
    'getPromotionDraws',
    'getPromotionGames',
    'getPromotions',
    'getPromotionsByDraws',
    'getPublishedDraws',
    'getSecondChanceEntries',
    'getSecondChanceHistory',
    'getSecondChancePromotions',
  ])
})

test.each(['0x1', '-1', '2147483648', '1.5', 'two'])(
  '[API-069] no promotion has the number %s',
  promotionId => {
    const received = { params: { promotionId }, query: new URLSearchParams(), body: undefined }
    expect(() => requestFromWire(calls.getPromotion, received)).toThrow()
  },
)
