import { weeklyDrawing } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { answerFromWire, answerToWire, requestToWire } from '../wire/index.ts'
import { getDenominations, getLoungeReward, listArcadeGames, listLoungeRewards } from './index.ts'

test('[API-042] arcade games are asked for in an order', () => {
  expect(requestToWire(listArcadeGames, { query: { sort: 'lastModified,desc' } }).path).toBe(
    '/arcade-games?sort=lastModified%2Cdesc',
  )
})

test('[API-045] the wagers of a game are asked for by its id', () => {
  expect(requestToWire(getDenominations, { params: { gameId: 801 } }).path).toBe(
    '/arcade-games/801/denominations',
  )
})

test('[API-053] drawings of the lounge are asked for by sixty', () => {
  expect(requestToWire(listLoungeRewards, { query: { size: 60 } }).path).toBe('/lounge-rewards?size=60')
})

test('[REDEEM-011] a draw’s prizes are spelled multipler on the wire, and nowhere else', () => {
  const wire = answerToWire(getLoungeReward, weeklyDrawing)
  expect(wire).toMatchObject({ draw: { prizes: [{ multipler: 1, constant: 50_000 }] } })
  expect(answerFromWire(getLoungeReward, wire)).toEqual(weeklyDrawing)
})
