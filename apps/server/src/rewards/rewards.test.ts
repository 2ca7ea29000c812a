import { lotteryDay, reward, rewardStatus, rewardTabs, type Reward } from '@players-club/domain-models'
import { assert } from 'superstruct'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cheapPasswords, startServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { addOpenDraw } from '../../test/draws.ts'
import { onPostgres } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { addReward } from '../../test/rewards.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { ledgerFaults } from '../kernel/ledger/index.ts'
import { consumeLimit, EVER } from '../kernel/limits/playerLimits.ts'
import { deriveSecrets } from '../kernel/secrets/secrets.ts'
import { seedDemo } from '../../demo/seedDemo.ts'
import { createRewards } from './rewards.service.ts'

const PUBLIC = '/api/loyalty/v1/rewards'
const OWN = '/api/loyalty/v1/player/rewards'
const ALL = '?size=1000'

onPostgres('the rewards of the demo world', world => {
  const club = startServer(world)
  beforeAll(async () => {
    const deps = { database: world.database, secrets: deriveSecrets('s'.repeat(32)) }
    await seedDemo({ ...deps, passwords: cheapPasswords() }, START)
  })
  beforeEach(() => club.clock.set(START))

  const enter = async (name: string) => {
    const browser = club.browser()
    await browser.enter(`${name}@players.example`)
    return browser
  }
  const keysOf = (content: Reward[]) => content.map(({ key }) => key)
  const post = (browser: Awaited<ReturnType<typeof enter>>, path: string, body: object, key: string) =>
    browser.post(path, body, { headers: { 'idempotency-key': key } })

  test('[API-074] are listed to guests when they are public, and to players with their own', async () => {
    const guest = await club.browser().open()
    const { json } = await guest.get(`${PUBLIC}${ALL}`)
    for (const one of json.content) assert(one, reward)
    expect(keysOf(json.content)).toHaveLength(13)
    expect(keysOf(json.content)).not.toContain('breakfast-burrito')
    expect((await guest.get(`${OWN}${ALL}`)).status).toBe(401)
    expect(keysOf((await (await enter('newcomer')).get(`${OWN}${ALL}`)).json.content)).toHaveLength(13)
    expect(keysOf((await (await enter('verified')).get(`${OWN}${ALL}`)).json.content)).toHaveLength(14)
  })

  test('[API-074] are filtered by featured and by type, and limited in number', async () => {
    const guest = await club.browser().open()
    const ask = async (query: string): Promise<Reward[]> =>
      (await guest.get(`${PUBLIC}?${query}`)).json.content
    expect(keysOf(await ask('size=10&featured=true')).toSorted()).toEqual([
      'desert-roadster',
      'havasu-weekend',
      'scratchers-5',
    ])
    const draws = await ask('size=10&type=DRAW')
    expect(new Set(draws.map(({ type }) => type))).toEqual(new Set(['DRAW']))
    expect(await ask('size=3')).toHaveLength(3)
    expect((await guest.get(`${PUBLIC}?size=1001`)).status).toBe(400)
    expect((await guest.get(`${PUBLIC}?size=10&type=TOKENS`)).status).toBe(400)
  })

  test('[REWARD-002] [REWARD-003] fill all five tabs, and one draw ends soon and one is over', async () => {
    const { content } = (await (await club.browser().open()).get(`${PUBLIC}${ALL}`)).json
    const tabs = rewardTabs('DRAW,COUPON,EXTERNAL,GAMEPLAY,STANDARD', content, START)
    expect(tabs.map(({ type, rewards }) => [type, rewards.length])).toEqual([
      ['DRAW', 3],
      ['COUPON', 3],
      ['EXTERNAL', 2],
      ['GAMEPLAY', 2],
      ['STANDARD', 2],
    ])
    const status = (key: string) =>
      rewardStatus(
        content.find((one: Reward) => one.key === key),
        START,
      )
    expect(status('havasu-weekend')).toBe('endingSoon')
    expect(status('spring-training')).toBe('ended')
  })

  test('[REWARD-004] have winners in the draw that is over, once the jobs have run', async () => {
    const { database } = world
    await createJobRunner({ database, clock: club.clock, kinds: club.server.jobs }).runDue()
    const [row] = await database.statement<{ winners: number }>({
      name: 'test.winners',
      text: `select count(*)::int as winners from draw_winners w join rewards r on r.draw_id = w.draw_id
        where r.key = 'spring-training'`,
      values: [],
    })
    expect(row).toEqual({ winners: 4 })
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('[API-054] show a player what may still be redeemed', async () => {
    const browser = await enter('verified')
    const { json } = await browser.get(`${OWN}/103`)
    expect(json).toMatchObject({
      key: 'gas-10',
      frequencyCap: { limitReached: false, remaining: 2, count: 0 },
      redemption: { remaining: 3 },
      isAvailable: true,
    })
    const redeemed = await post(
      browser,
      '/api/loyalty/v2/rewards/redemptions',
      { rewardId: 103, quantity: 2 },
      'gas-for-verified',
    )
    expect(redeemed.json).toMatchObject({ quantity: 2, points: 5_000, balance: 20_000, remaining: 1 })
    expect((await browser.get(`${OWN}/103`)).json).toMatchObject({
      frequencyCap: { limitReached: true, remaining: 0, count: 2 },
      redemption: { remaining: 1 },
    })
    const { json: details } = await browser.get(
      `/api/loyalty/v1/player/redemptions/${redeemed.json.id}/barcodes`,
    )
    expect(details.coupons).toHaveLength(2)
    for (const { code, barcodeData } of details.coupons) {
      expect(code).toMatch(/^CSL-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
      expect(barcodeData).toBe(code.replaceAll('-', ''))
    }
  })

  test('[API-054] show a player their own uses of the limits, not those of another player', async () => {
    const now = club.clock.now()
    const { id } = await addReward(world.database, { perDay: 2, perPlayer: 3 })
    const use = { playerId: await addPlayer(world.database), name: `reward:${id}`, amount: 2, cap: 2 }
    await world.database.unitOfWork(async tx => {
      for (const day of [EVER, lotteryDay(now, tx.zone)])
        await consumeLimit(tx, { ...use, day, refusal: 'tests.overLimit' })
    })
    const { browser } = await club.enterNew()
    const { json } = await browser.get(`${OWN}/${id}`)
    expect(json.frequencyCap).toEqual({ limitReached: false, remaining: 2, count: 0 })
  })

  test('[API-074] show how many codes of a coupon are left, and no code', async () => {
    const guest = await club.browser().open()
    expect((await guest.get('/api/loyalty/v1/coupons/coffee')).json).toEqual({ remaining: 0, coupons: [] })
    expect((await guest.get('/api/loyalty/v1/coupons/club-cap')).status).toBe(404)
  })

  test('[ERR-035] are unavailable under an unknown id, to guests and players', async () => {
    const guest = await club.browser().open()
    const missing = await guest.get(`${PUBLIC}/999999`)
    expect([missing.status, missing.problem.errorKey]).toEqual([404, 'rewards.rewardUnavailable'])
    expect((await (await enter('newcomer')).get(`${OWN}/999999`)).status).toBe(404)
  })

  test('[ERR-035] [REWARD-005] are unavailable under an id outside the integer range', async () => {
    const browser = await enter('newcomer')
    const id = 99_999_999_999
    for (const { status, problem } of [
      await browser.get(`${PUBLIC}/${id}`),
      await browser.get(`${OWN}/${id}`),
    ])
      expect([status, problem.errorKey]).toEqual([404, 'rewards.rewardUnavailable'])
    const body = { rewardId: id, quantity: 1 }
    const redeemed = await post(browser, '/api/loyalty/v2/rewards/redemptions', body, 'a-number-of-no-reward')
    expect([redeemed.status, redeemed.problem.errorKey]).toEqual([400, 'error.badRequest'])
  })

  test('[REWARD-007] cannot be redeemed without a session, without a key, or by the wrong endpoint', async () => {
    const path = '/api/loyalty/v2/rewards/redemptions'
    const body = { rewardId: 101, quantity: 1 }
    const guest = await club.browser().open()
    expect((await post(guest, path, body, 'guest-has-a-key')).status).toBe(401)
    const browser = await enter('anniversary')
    expect((await browser.post(path, body)).problem.errorKey).toBe('error.idempotency.missing')
    const museum = await post(browser, path, { rewardId: 109, quantity: 1 }, 'museum-by-its-id')
    expect(museum.problem.errorKey).toBe('rewards.rewardUnavailable')
    const coupon = await post(
      browser,
      '/api/loyalty/v1/rewards/scratchers-5/redemptions',
      { quantity: 1 },
      'coupon-by-its-key',
    )
    expect(coupon.problem.errorKey).toBe('rewards.rewardUnavailable')
  })

  test('[REWARD-019] are shown as unavailable to a player outside their segment', async () => {
    expect((await (await enter('newcomer')).get(`${OWN}/104`)).json.isAvailable).toBe(false)
    expect((await (await enter('verified')).get(`${OWN}/104`)).json.isAvailable).toBe(true)
  })

  test('[REWARD-019] are shown as unavailable to a guest, who is of no segment', async () => {
    const guest = await club.browser().open()
    expect((await guest.get(`${PUBLIC}/104`)).json.isAvailable).toBe(false)
    expect((await guest.get(`${PUBLIC}/113`)).json.isAvailable).toBe(true)
  })

  test('are in the language of the request', async () => {
    const guest = await club.browser().open()
    const { json } = await guest.get(`${PUBLIC}/113`, { headers: { 'accept-language': 'es' } })
    expect(json.title).toBe('La gorra del club')
    expect(json.extraData).toContainEqual({
      key: 'instructions',
      value: 'La enviamos a la dirección de su perfil en diez días.',
    })
  })

  test('are listed with one query, however many there are', async () => {
    const rewards = createRewards({ database: world.database, clock: club.clock })
    for (let count = 0; count < 5; count += 1) await addReward(world.database, {})
    for (const size of [1, 1000]) {
      expect(await world.countQueries(() => rewards.listRewards({ size }, 'en', null))).toBe(1)
    }
  })

  test('[API-074] are listed after all others when they have ended or take no more entries', async () => {
    const { database } = world
    const drawId = await addOpenDraw(database, START)
    const shared = { type: 'DRAW', drawId, featured: true, createdAt: START } as const
    const over = await addReward(database, { ...shared, endsAt: new Date(START.getTime() - 1) })
    const closed = await addReward(database, {
      ...shared,
      entryEndsAt: START,
      endsAt: new Date(START.getTime() + 1),
    })
    const guest = await club.browser().open()
    const draws = keysOf((await guest.get(`${PUBLIC}?size=2&type=DRAW&featured=true`)).json.content)
    expect(draws.toSorted()).toEqual(['desert-roadster', 'havasu-weekend'])
    const all = keysOf((await guest.get(`${PUBLIC}${ALL}`)).json.content)
    expect(all.slice(0, -3)).not.toContain(over.key)
    expect(all.slice(-3).toSorted()).toEqual([over.key, closed.key, 'spring-training'].toSorted())
  })
})
