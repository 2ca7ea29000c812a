import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { edgesOf } from '../../test/constants.ts'
import { onPostgres } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { reasonsOf } from '../../test/reasonsOf.ts'
import { players } from '../accounts/accounts.tables.ts'
import { IdempotencyConflictError, IdempotencyInFlightError } from '../kernel/idempotency/errors.ts'
import { valueRequest } from '../kernel/idempotency/request.ts'
import { idempotencyRecords } from '../kernel/idempotency/idempotency.tables.ts'
import { actForPlayer, readBalance, ledgerFaults, NoSessionError } from '../kernel/ledger/index.ts'
import { hashKey } from '../kernel/secrets/secrets.ts'
import { beginSession, createFindSession, revokePlayer } from '../kernel/sessions/index.ts'
import { createTokens } from './tokens.service.ts'
import type { TestDatabase } from '../../test/engines.ts'
import type { Redemption } from './tokens.service.ts'

const NOON = new Date('2025-03-04T19:00:00Z')

function setUp(world: TestDatabase) {
  const clock = { at: NOON, now: () => clock.at }
  const { database } = world
  const tokens = createTokens({ database, clock })
  const redeem = (
    asker: Redemption['asker'],
    quantity: number,
    key: string = randomUUID(),
    body: unknown = { quantity },
    shown: Partial<Pick<Redemption, 'points' | 'tokens'>> = {},
  ) =>
    tokens.redeemPointsForTokens({
      asker,
      quantity,
      points: 100 * quantity,
      tokens: 10 * quantity,
      ...shown,
      request: valueRequest(key, 'lounge.redeemPointsForTokens', body),
    })
  const holdings = async (playerId: string) => ({
    points: await readBalance(database, playerId, 'points'),
    tokens: await readBalance(database, playerId, 'tokens'),
  })
  return { clock, database, tokens, redeem, holdings }
}

onPostgres('converting points into tokens', world => {
  test("[API-037] the balance of a player's tokens is found", async () => {
    const { database, tokens } = setUp(world)
    const playerId = await addPlayer(database, { tokens: 60 })
    expect(await tokens.getUserTokens(playerId)).toEqual({
      balance: 60,
      currency: 'TOKENS',
      userKey: playerId,
      id: `tokens:${playerId}`,
    })
    expect((await tokens.getUserTokens(await addPlayer(database))).balance).toBe(0)
  })

  test('[REWARD-001] [CONVERT-002] [CONVERT-009] a step converts a hundred points into ten tokens', async () => {
    const { database, redeem, holdings } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000, tokens: 5 })
    expect(await redeem({ playerId }, 1)).toMatchObject({ balance: 15 })
    expect(await holdings(playerId)).toEqual({ points: 900, tokens: 15 })
    expect(await redeem({ playerId }, 3)).toMatchObject({ balance: 45 })
    expect(await holdings(playerId)).toEqual({ points: 600, tokens: 45 })
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('a conversion at another price than the player was shown is refused, and nothing changes', async () => {
    const { database, tokens, redeem, holdings } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    for (const shown of [{ points: 180 }, { tokens: 22 }, { points: 220, tokens: 22 }]) {
      const asked = redeem({ playerId }, 2, randomUUID(), { quantity: 2, ...shown }, shown)
      await expect(asked).rejects.toMatchObject({ errorKey: 'error.reward.balanceChanged' })
    }
    expect(await holdings(playerId)).toEqual({ points: 1000, tokens: 0 })
    expect((await tokens.getConversion(playerId)).frequencyCap.count).toBe(0)
    await expect(
      redeem({ sessionHash: hashKey('unknown session') }, 2, randomUUID(), {}, { points: 180 }),
    ).rejects.toBeInstanceOf(NoSessionError)
  })

  test('a repeated conversion gets its first answer, although the price has changed since', async () => {
    const { database, redeem, holdings } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const key = randomUUID()
    const first = await redeem({ playerId }, 2, key)
    // The same request is at another price now.
    expect(await redeem({ playerId }, 2, key, { quantity: 2 }, { points: 180 })).toEqual(first)
    expect(await holdings(playerId)).toEqual({ points: 800, tokens: 20 })
  })

  test('[CONVERT-012] only whole steps are converted', async () => {
    const { database, redeem, holdings } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    for (const quantity of [0, -1, 1.5]) {
      await expect(redeem({ playerId }, quantity)).rejects.toMatchObject({
        errorKey: 'error.redemption.quantity',
      })
    }
    expect(await holdings(playerId)).toEqual({ points: 1000, tokens: 0 })
  })

  test('[CONVERT-013] a signed-in player converts without being verified, and a guest is refused', async () => {
    const { database, clock, redeem, holdings } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { cookieValue } = await database.unitOfWork(tx =>
      beginSession(tx, { playerId, remember: false, now: NOON }),
    )
    const asker = { sessionHash: hashKey(cookieValue) }
    expect(await redeem(asker, 1)).toMatchObject({ balance: 10, userKey: playerId })
    await expect(redeem({ sessionHash: hashKey('unknown session') }, 1)).rejects.toBeInstanceOf(
      NoSessionError,
    )
    clock.at = new Date(NOON.getTime() + 61 * 60_000)
    await expect(redeem(asker, 1)).rejects.toBeInstanceOf(NoSessionError)
    clock.at = NOON
    await database.unitOfWork(tx => revokePlayer(tx, playerId, NOON))
    await expect(redeem(asker, 1)).rejects.toBeInstanceOf(NoSessionError)
    expect(await holdings(playerId)).toEqual({ points: 900, tokens: 10 })
  })

  test('a suspended player is refused, even with an open session', async () => {
    const { database, redeem } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { cookieValue } = await database.unitOfWork(async tx => {
      await tx.update(players).set({ state: 'suspended' }).where(eq(players.id, playerId))
      return beginSession(tx, { playerId, remember: false, now: NOON })
    })
    await expect(redeem({ sessionHash: hashKey(cookieValue) }, 1)).rejects.toBeInstanceOf(NoSessionError)
  })

  test('a conversion extends the session, as any call does', async () => {
    const { database, clock, redeem } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { cookieValue } = await database.unitOfWork(tx =>
      beginSession(tx, { playerId, remember: false, now: NOON }),
    )
    clock.at = new Date(NOON.getTime() + 59 * 60_000)
    await redeem({ sessionHash: hashKey(cookieValue) }, 1)
    const later = new Date(NOON.getTime() + 100 * 60_000)
    expect(await createFindSession(database)(cookieValue, later)).toMatchObject({ playerId })
  })

  test('a player without enough points is refused and keeps them', async () => {
    const { database, redeem, holdings } = setUp(world)
    const playerId = await addPlayer(database, { points: 199 })
    await expect(redeem({ playerId }, 2)).rejects.toMatchObject({
      errorKey: 'error.redemption.insufficientPoints',
    })
    expect(await holdings(playerId)).toEqual({ points: 199, tokens: 0 })
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('[CONVERT-003] a player gets at most 1,440 tokens for points in a lottery day', async () => {
    const { database, clock, redeem, holdings } = setUp(world)
    const playerId = await addPlayer(database, { points: 50_000 })
    const capped = { errorKey: 'error.redemption.frequencyCapExceeded' }
    const tooMany = { errorKey: 'error.reward.moreThanLeft' }
    await expect(redeem({ playerId }, 145)).rejects.toMatchObject(tooMany)
    await redeem({ playerId }, 140)
    await expect(redeem({ playerId }, 5)).rejects.toMatchObject(tooMany)
    await redeem({ playerId }, 4)
    await expect(redeem({ playerId }, 1)).rejects.toMatchObject(capped)
    await expect(redeem({ playerId }, 2)).rejects.toMatchObject(capped)
    expect(await holdings(playerId)).toEqual({ points: 35_600, tokens: 1440 })
    // The last moment of the day in Phoenix, and the first of the next one.
    clock.at = new Date('2025-03-05T06:59:59Z')
    await expect(redeem({ playerId }, 1)).rejects.toMatchObject(capped)
    clock.at = new Date('2025-03-05T07:00:00Z')
    await redeem({ playerId }, 144)
    expect(await holdings(playerId)).toEqual({ points: 21_200, tokens: 2880 })
    expect(await ledgerFaults(database)).toEqual([])
  })

  test("[CONVERT-003] [CONVERT-005] the terms have the size of a step and what is left of today's limit", async () => {
    const { database, clock, tokens, redeem } = setUp(world)
    const playerId = await addPlayer(database, { points: 50_000 })
    expect(await tokens.getConversion(playerId)).toEqual({
      activityKey: 'tokens-for-points',
      rewardKey: 'redeem-points-for-tokens',
      activityAmount: 10,
      rewardAmount: 100,
      frequencyCap: { limitReached: false, remaining: 1440, count: 0 },
    })
    await redeem({ playerId }, 100)
    const capOf = async () => (await tokens.getConversion(playerId)).frequencyCap
    expect(await capOf()).toEqual({ limitReached: false, remaining: 440, count: 1000 })
    await redeem({ playerId }, 44)
    expect(await capOf()).toEqual({ limitReached: true, remaining: 0, count: 1440 })
    clock.at = new Date('2025-03-05T07:00:00Z')
    expect(await capOf()).toEqual({ limitReached: false, remaining: 1440, count: 0 })
  })

  test('[CONVERT-003] the limit counts by the lottery day, not by the UTC day', async () => {
    const { database, clock, tokens, redeem } = setUp(world)
    const { afternoon, lateEvening, nextDay } = edgesOf('2025-03-04')
    const playerId = await addPlayer(database, { points: 50_000 })
    const capOf = async () => (await tokens.getConversion(playerId)).frequencyCap
    clock.at = afternoon
    await redeem({ playerId }, 143)
    clock.at = lateEvening
    expect(await capOf()).toEqual({ limitReached: false, remaining: 10, count: 1430 })
    await expect(redeem({ playerId }, 2)).rejects.toMatchObject({ errorKey: 'error.reward.moreThanLeft' })
    await redeem({ playerId }, 1)
    expect(await capOf()).toEqual({ limitReached: true, remaining: 0, count: 1440 })
    clock.at = nextDay
    expect(await capOf()).toEqual({ limitReached: false, remaining: 1440, count: 0 })
    expect(await redeem({ playerId }, 144)).toMatchObject({ balance: 2880 })
  })

  test('a repeated request gets the first answer and moves nothing', async () => {
    const { database, redeem, holdings } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const key = randomUUID()
    const first = await redeem({ playerId }, 2, key)
    await redeem({ playerId }, 1)
    expect(await redeem({ playerId }, 2, key)).toEqual(first)
    expect(await holdings(playerId)).toEqual({ points: 700, tokens: 30 })
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('the same key with another body is refused', async () => {
    const { database, redeem, holdings } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const key = randomUUID()
    await redeem({ playerId }, 2, key)
    await expect(redeem({ playerId }, 3, key)).rejects.toBeInstanceOf(IdempotencyConflictError)
    expect(await holdings(playerId)).toEqual({ points: 800, tokens: 20 })
  })

  test('the same key for another endpoint is refused, whichever came first', async () => {
    const { database, redeem, holdings } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const [converted, answered] = [randomUUID(), randomUUID()]
    const elsewhere = (key: string) => {
      const request = valueRequest(key, 'rewards.redeem', {})
      return actForPlayer(database, { asker: { playerId }, request, now: NOON }, async () => 1)
    }
    await redeem({ playerId }, 1, converted)
    await expect(elsewhere(converted)).rejects.toBeInstanceOf(IdempotencyConflictError)
    await elsewhere(answered)
    await expect(redeem({ playerId }, 1, answered)).rejects.toBeInstanceOf(IdempotencyConflictError)
    expect(await holdings(playerId)).toEqual({ points: 900, tokens: 10 })
  })

  test("the key of one player is independent of another player's", async () => {
    const { database, redeem, holdings } = setUp(world)
    const [a, b] = [await addPlayer(database, { points: 100 }), await addPlayer(database, { points: 100 })]
    const key = randomUUID()
    await redeem({ playerId: a }, 1, key)
    await redeem({ playerId: b }, 1, key)
    expect(await holdings(b)).toEqual({ points: 0, tokens: 10 })
  })

  test('a refused request can succeed later with the same key', async () => {
    const { database, clock, redeem, holdings } = setUp(world)
    const playerId = await addPlayer(database, { points: 20_000 })
    await redeem({ playerId }, 144)
    const key = randomUUID()
    await expect(redeem({ playerId }, 1, key)).rejects.toThrow()
    clock.at = new Date(NOON.getTime() + 24 * 60 * 60_000)
    await redeem({ playerId }, 1, key)
    expect(await holdings(playerId)).toEqual({ points: 5_500, tokens: 1450 })
  })

  test('a key that the ledger knows moves nothing again, even without its stored answer', async () => {
    const { database, redeem, holdings } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const key = randomUUID()
    await redeem({ playerId }, 2, key)
    await database.unitOfWork(tx => tx.delete(idempotencyRecords))
    await expect(redeem({ playerId }, 2, key)).rejects.toBeInstanceOf(IdempotencyConflictError)
    expect(await holdings(playerId)).toEqual({ points: 800, tokens: 20 })
  })
})

onPostgres('a conversion', world => {
  test('takes one round trip', async () => {
    const { database, redeem } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { cookieValue } = await database.unitOfWork(tx =>
      beginSession(tx, { playerId, remember: false, now: NOON }),
    )
    expect(await world.countQueries(() => redeem({ sessionHash: hashKey(cookieValue) }, 1))).toBe(1)
  })
})

onPostgres('converting points into tokens under load', world => {
  let playerId = ''
  beforeEach(async () => {
    playerId = await addPlayer(world.database, { points: 50_000 })
  })

  test('[CONVERT-003] parallel conversions never exceed the daily limit', async () => {
    const { database, redeem, holdings } = setUp(world)
    const results = await Promise.allSettled(Array.from({ length: 32 }, () => redeem({ playerId }, 10)))
    expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(14)
    const capped = expect.objectContaining({ errorKey: 'error.reward.moreThanLeft' })
    expect(reasonsOf(results)).toEqual(Array.from({ length: 18 }, () => capped))
    expect(await holdings(playerId)).toEqual({ points: 36_000, tokens: 1400 })
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('parallel copies of one request convert once, and the others get the same answer or 409', async () => {
    const { database, redeem, holdings } = setUp(world)
    const key = randomUUID()
    const results = await Promise.allSettled(Array.from({ length: 32 }, () => redeem({ playerId }, 3, key)))
    const answers = results.filter(result => result.status === 'fulfilled').map(result => result.value)
    expect(answers.length).toBeGreaterThan(0)
    expect(new Set(answers.map(answer => answer.balance))).toEqual(new Set([30]))
    expect(reasonsOf(results).filter(reason => !(reason instanceof IdempotencyInFlightError))).toEqual([])
    expect(await holdings(playerId)).toEqual({ points: 49_700, tokens: 30 })
    expect(await ledgerFaults(database)).toEqual([])
  })
})
