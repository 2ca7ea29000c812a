import { largestEntries } from '@players-club/domain-models'
import { weeklyDrawing } from '@players-club/domain-models/fixtures'
import { is } from 'superstruct'
import { expect, test } from 'vitest'
import {
  fetchDigitalGame,
  getArcadeGameData,
  playForPoints,
  skipInteractiveGame,
  startInteractiveGame,
} from '../activities/index.ts'
import { answerFromWire, answerToWire, requestToWire } from '../wire/index.ts'
import {
  debitArcade,
  endNglGame,
  getArcadeGame,
  getDenominations,
  getLoungeReward,
  getNglGameData,
  getNglToken,
  listArcadeGames,
  listLoungeRewards,
  redeemEntries,
  startNglGame,
  startNglSession,
} from './index.ts'

const sent = ({ body }: { body?: unknown }): unknown => JSON.parse(String(body))

test('[API-042] arcade games are requested with a sort order', () => {
  expect(requestToWire(listArcadeGames, { query: { sort: 'lastModified,desc' } }).path).toBe(
    '/arcade-games?sort=lastModified%2Cdesc',
  )
})

test('[API-045] the wagers of a game are requested by its id', () => {
  expect(requestToWire(getDenominations, { params: { gameId: 801 } }).path).toBe(
    '/arcade-games/801/denominations',
  )
})

test('[API-043] a published game is requested by its id', () => {
  expect(requestToWire(getArcadeGame, { params: { gameId: 801 } }).path).toBe('/arcade-games/801')
})

test('[REDEEM-016] as many entries are redeemed at once as the dialog offers, and no more', () => {
  const isTaken = (quantity: number) => is({ rewardId: 201, drawId: 2105, quantity }, redeemEntries.body)
  const most = largestEntries({ tokens: Number.MAX_SAFE_INTEGER, amount: 1, capRemaining: null })
  expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false])
})

test('[API-046] an arcade debit sends the wager’s amount and the game’s key', () => {
  const request = requestToWire(debitArcade, { body: { amount: 20, key: 'MONSOON_REELS' } })
  expect(request.path).toBe('/tokens/arcade-debits')
  expect(sent(request)).toEqual({ amount: 20, key: 'MONSOON_REELS' })
})

test('[API-076] a digital game is fetched and played by its key, and shown, started and skipped by its token', () => {
  const token = 'reveal-1'
  const shown = { params: { digitalRevealToken: token } }
  expect(requestToWire(fetchDigitalGame, { params: { offeredBy: 'activity', key: 'wheel' } }).path).toBe(
    '/digital-games/activity/wheel',
  )
  expect(sent(requestToWire(playForPoints, { body: { key: 'wheel' } }))).toEqual({ key: 'wheel' })
  expect(sent(requestToWire(debitArcade, { body: { amount: 20, key: 'WHEEL' } }))).toEqual({
    amount: 20,
    key: 'WHEEL',
  })
  expect(requestToWire(getArcadeGameData, shown).path).toBe('/digital-game-reveals/reveal-1')
  for (const call of [startInteractiveGame, skipInteractiveGame])
    expect(sent(requestToWire(call, { body: { token } }))).toEqual({ token })
})

test.each([true, false])('[API-049] the NGL calls say whether the play is for fun: %s', fun => {
  expect(sent(requestToWire(getNglToken, { body: { fun } }))).toEqual({ fun })
  const session = { gameId: 'PACMAN', fun, subjectToken: 'subject' }
  expect(sent(requestToWire(startNglSession, { body: session }))).toEqual(session)
  const game = { params: { gameId: 'PACMAN' }, query: { fun: fun ? 'true' : 'false' } } as const
  expect(requestToWire(getNglGameData, game).path).toBe(`/games/PACMAN?fun=${fun}`)
})

test('[API-050] an NGL game is started with its id, the wager, the session and the request token', () => {
  const body = { gameId: 'PACMAN', wager: 10, clientSessionId: 'session', clientRequestToken: 'request' }
  expect(sent(requestToWire(startNglGame, { body }))).toEqual(body)
})

test('[API-051] an NGL game is ended in its session', () => {
  const body = { clientSessionId: 'session', playData: 'reveal-8' }
  const request = requestToWire(endNglGame, { body })
  expect(request.path).toBe('/ends')
  expect(sent(request)).toEqual(body)
})

test('[API-053] lounge drawings are requested in pages of sixty', () => {
  expect(requestToWire(listLoungeRewards, { query: { size: 60 } }).path).toBe('/lounge-rewards?size=60')
})

test('[REDEEM-011] a draw’s prizes are spelled multipler on the wire only', () => {
  const wire = answerToWire(getLoungeReward, weeklyDrawing)
  expect(wire).toMatchObject({ draw: { prizes: [{ multipler: 1, constant: 50_000 }] } })
  expect(answerFromWire(getLoungeReward, wire)).toEqual(weeklyDrawing)
})
