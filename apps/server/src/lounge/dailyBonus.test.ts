import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { edgesOf, START } from '../../test/constants.ts'
import { onPostgres } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { reasonsOf } from '../../test/reasonsOf.ts'
import { post, transferOf } from '../../test/transfers.ts'
import { valueRequest } from '../kernel/idempotency/request.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'
import { createDailyBonus } from './dailyBonus.service.ts'

const PATH = '/api/loyalty/v2/lounge-activities'

onPostgres('the daily bonus', world => {
  const club = startServer(world)
  beforeEach(() => club.clock.set(START))

  test('[BONUS-001] [BONUS-006] [API-052] the bonus is listed with its cap and credited by its key, once a day', async () => {
    const { id, browser } = await club.enterNew()
    const bonus = async () => (await browser.get(`${PATH}/frequency-cap`)).json.content
    const open = { key: 'daily-bonus', amount: 50, frequencyCap: { limitReached: false } }
    expect(await bonus()).toEqual([open])
    const claim = () =>
      browser.post(`${PATH}/daily-bonus/credits`, undefined, { headers: { 'idempotency-key': randomUUID() } })
    expect((await claim()).json).toMatchObject({ balance: 50, userKey: id })
    expect(await bonus()).toEqual([{ ...open, frequencyCap: { limitReached: true } }])
    const again = await claim()
    expect([again.status, again.json.errorKey]).toEqual([422, 'error.bonus.claimed'])
    expect(await readBalance(world.database, id, 'tokens')).toBe(50)
  })

  test('[BONUS-005] the next bonus is available on the next lottery day', async () => {
    const clock = { at: new Date('2026-11-21T06:59:00Z'), now: () => clock.at }
    const bonuses = createDailyBonus({ database: world.database, clock })
    const playerId = await addPlayer(world.database)
    const claim = () =>
      bonuses.claim({
        asker: { playerId },
        request: valueRequest(randomUUID(), 'lounge.creditLoungeActivity', {}),
      })
    await claim()
    await expect(claim()).rejects.toMatchObject({ errorKey: 'error.bonus.claimed' })
    clock.at = new Date('2026-11-21T07:00:00Z')
    expect((await bonuses.getBonus(playerId)).frequencyCap.limitReached).toBe(false)
    expect(await claim()).toMatchObject({ balance: 100 })
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[BONUS-005] [BONUS-006] the bonus is available again at midnight in Phoenix, not at midnight UTC', async () => {
    const { afternoon, lateEvening, nextDay } = edgesOf('2026-11-20')
    const clock = { at: afternoon, now: () => clock.at }
    const bonuses = createDailyBonus({ database: world.database, clock })
    const playerId = await addPlayer(world.database)
    const isTaken = async () => (await bonuses.getBonus(playerId)).frequencyCap.limitReached
    const claim = () =>
      bonuses.claim({
        asker: { playerId },
        request: valueRequest(randomUUID(), 'lounge.creditLoungeActivity', {}),
      })
    await claim()
    clock.at = lateEvening
    expect(await isTaken()).toBe(true)
    await expect(claim()).rejects.toMatchObject({ errorKey: 'error.bonus.claimed' })
    clock.at = nextDay
    expect(await isTaken()).toBe(false)
    expect(await claim()).toMatchObject({ balance: 100 })
    expect(await isTaken()).toBe(true)
  })

  test('[LOBBY-017] the tokens have balance, currency, userKey and id, and a credit of tokens leaves points unchanged', async () => {
    const { id, browser } = await club.enterNew()
    const claimed = await browser.post(`${PATH}/daily-bonus/credits`, undefined, {
      headers: { 'idempotency-key': randomUUID() },
    })
    const tokens = { balance: 50, currency: expect.any(String), userKey: id, id: expect.any(String) }
    expect(claimed.json).toEqual(tokens)
    expect(await readBalance(world.database, id, 'points')).toBe(0)
    const leg = { from: { house: 'grants' }, to: { playerId: id }, currency: 'points', amount: 30 } as const
    await post(world.database, transferOf(leg))
    expect(await readBalance(world.database, id, 'points')).toBe(30)
    expect(await readBalance(world.database, id, 'tokens')).toBe(50)
  })

  test('[BONUS-005] a guest is refused', async () => {
    const guest = await club.browser().open()
    expect((await guest.get(`${PATH}/frequency-cap`)).status).toBe(401)
    const claim = await guest.post(`${PATH}/daily-bonus/credits`, undefined, {
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(claim.status).toBe(401)
  })
})

onPostgres('the daily bonus under load', world => {
  test('[BONUS-006] a bonus claimed in many tabs at once is credited once', async () => {
    const playerId = await addPlayer(world.database)
    const bonuses = createDailyBonus({ database: world.database, clock: { now: () => START } })
    const results = await Promise.allSettled(
      Array.from({ length: 16 }, () =>
        bonuses.claim({
          asker: { playerId },
          request: valueRequest(randomUUID(), 'lounge.creditLoungeActivity', {}),
        }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const claimed = expect.objectContaining({ errorKey: 'error.bonus.claimed' })
    expect(reasonsOf(results)).toEqual(Array.from({ length: 15 }, () => claimed))
    expect(await readBalance(world.database, playerId, 'tokens')).toBe(50)
    expect(await ledgerFaults(world.database)).toEqual([])
  })
})
