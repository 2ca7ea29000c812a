import { randomUUID } from 'node:crypto'
import { codeRedemption } from '@players-club/domain-models'
import { assert } from 'superstruct'
import { expect, test } from 'vitest'
import { addActivity } from '../../test/activities.ts'
import { startServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { onPostgres, type TestDatabase } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { valueRequest } from '../kernel/idempotency/request.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'
import { deriveSecrets } from '../kernel/secrets/secrets.ts'
import { promoCodes } from './activities.tables.ts'
import { createCodes } from './codes.service.ts'

const HOUR_MS = 60 * 60_000

let codes = 0
const newCode = () => {
  codes += 1
  return `CODE${codes}`
}

const setUp = (world: TestDatabase) => {
  const { database } = world
  const clock = { at: START, now: () => clock.at }
  const service = createCodes({ database, clock, secrets: deriveSecrets('s'.repeat(32)) })
  const addCode = async (change: Partial<typeof promoCodes.$inferInsert> = {}) => {
    const code = newCode()
    const activityId = change.activityId ?? (await addActivity(database, { type: 'PROMO_CODE' })).id
    const startsAt = new Date(START.getTime() - HOUR_MS)
    await database.unitOfWork(tx =>
      tx.insert(promoCodes).values({ code, points: 200, startsAt, ...change, activityId }),
    )
    return { code, activityId }
  }
  const redeem = (playerId: string, codeValue: string, campaignId?: number, key: string = randomUUID()) =>
    service.redeem({
      asker: { playerId },
      request: valueRequest(key, 'activities.redeemCode', { body: { codeValue, campaignId } }),
      codeValue,
      ...(campaignId !== undefined && { campaignId }),
      locale: 'en',
    })
  const pointsOf = (playerId: string) => readBalance(database, playerId, 'points')
  return { database, clock, addCode, redeem, pointsOf }
}

onPostgres('promo codes', world => {
  const club = startServer(world)

  test('[ACTV-004] a shared code earns its points once for each player, in any spelling', async () => {
    const { database, addCode, redeem, pointsOf } = setUp(world)
    const [one, other] = [await addPlayer(database), await addPlayer(database)]
    const { code, activityId } = await addCode()
    const typed = ` ${code.toLowerCase().slice(0, 3)}-${code.toLowerCase().slice(3)} `
    const key = randomUUID()
    const answer = await redeem(one, typed, activityId, key)
    assert(answer, codeRedemption)
    expect(answer).toEqual({
      numPoints: 200,
      campaignName: `Activity ${activityId}`,
      errorKey: null,
      detail: null,
    })
    expect(await redeem(one, typed, activityId, key), 'the lost answer').toEqual(answer)
    expect(await redeem(one, code)).toMatchObject({ numPoints: 0, errorKey: 'error.code.notFound' })
    expect((await redeem(other, code)).numPoints).toBe(200)
    expect([await pointsOf(one), await pointsOf(other)]).toEqual([200, 200])
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('[ACTV-004] [ERR-045] codes that are unknown, used, of another activity or not active are refused with their reason', async () => {
    const { database, addCode, redeem, pointsOf } = setUp(world)
    const player = await addPlayer(database)
    const errorOf = async (code: string, campaignId?: number) =>
      (await redeem(player, code, campaignId)).errorKey
    const used = await addCode({ total: 1, used: 1 })
    const early = await addCode({ startsAt: new Date(START.getTime() + 1) })
    const late = await addCode({ endsAt: START })
    const over = await addActivity(database, { type: 'PROMO_CODE', endsAt: START })
    const ended = await addCode({ activityId: over.id })
    expect(await errorOf('NOSUCHCODE')).toBe('error.code.notFound')
    expect(await errorOf('---')).toBe('error.code.notFound')
    expect(await errorOf(used.code)).toBe('error.code.notFound')
    expect(await errorOf(early.code, early.activityId + 1_000)).toBe('error.code.notFound')
    for (const { code } of [early, late, ended]) expect(await errorOf(code)).toBe('error.code.inactive')
    expect(await pointsOf(player)).toBe(0)
  })

  test('a player can use a limited number of codes in an activity, and a code beyond that stays valid', async () => {
    const { database, addCode, redeem, pointsOf } = setUp(world)
    const player = await addPlayer(database)
    const { id: activityId } = await addActivity(database, { type: 'PROMO_CODE', cap: 1 })
    const [first, second] = [await addCode({ activityId }), await addCode({ activityId, total: 1 })]
    expect((await redeem(player, first.code)).numPoints).toBe(200)
    await expect(redeem(player, second.code)).rejects.toMatchObject({ errorKey: 'error.code.limitReached' })
    const other = await addPlayer(database)
    expect((await redeem(other, second.code)).numPoints).toBe(200)
    expect(await pointsOf(player)).toBe(200)
  })

  test('a player who guesses codes is locked out for an hour, and valid codes do not count as guesses', async () => {
    const { database, clock, addCode, redeem } = setUp(world)
    const player = await addPlayer(database)
    for (let guess = 0; guess < 9; guess += 1) await redeem(player, `GUESS${guess}`)
    expect((await redeem(player, (await addCode()).code)).numPoints).toBe(200)
    expect((await redeem(player, 'GUESS9')).errorKey).toBe('error.code.notFound')
    const { code } = await addCode()
    await expect(redeem(player, code)).rejects.toMatchObject({ errorKey: 'error.code.lockout' })
    clock.at = new Date(START.getTime() + HOUR_MS)
    expect((await redeem(player, code)).numPoints).toBe(200)
  })

  test('[API-075] the endpoint redeems a code for a player, with or without its campaign', async () => {
    const { addCode } = setUp(world)
    const { code } = await addCode()
    const { browser } = await club.enterNew()
    const path = '/api/loyalty/v1/code-redemptions'
    const headers = { 'idempotency-key': randomUUID() }
    const { json } = await browser.post(path, { codeValue: code }, { headers })
    expect(json.numPoints).toBe(200)
    expect((await browser.post(path, { codeValue: '' }, { headers })).status).toBe(400)
    const guest = await club.browser().open()
    expect((await guest.post(path, { codeValue: code }, { headers })).status).toBe(401)
  })
})

onPostgres('promo codes under load', world => {
  test('[ACTV-004] a single-use code is redeemed by one of ten players, and once by a player in ten tabs', async () => {
    const { database, addCode, redeem, pointsOf } = setUp(world)
    const { code } = await addCode({ total: 1 })
    const crowd = await Promise.all(Array.from({ length: 10 }, () => addPlayer(database)))
    const answers = await Promise.all(crowd.map(player => redeem(player, code)))
    expect(answers.filter(({ numPoints }) => numPoints === 200)).toHaveLength(1)
    const player = await addPlayer(database)
    const shared = await addCode()
    const tabs = await Promise.all(Array.from({ length: 8 }, () => redeem(player, shared.code)))
    expect(tabs.filter(({ numPoints }) => numPoints === 200)).toHaveLength(1)
    expect(await pointsOf(player)).toBe(200)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('ten guesses are allowed, also when twenty arrive at once', async () => {
    const { database, redeem } = setUp(world)
    const player = await addPlayer(database)
    const guesses = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => redeem(player, `G${index}`)),
    )
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })
})
