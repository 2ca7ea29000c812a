import { randomUUID } from 'node:crypto'
import { activity, type Activity } from '@players-club/domain-models'
import { assert } from 'superstruct'
import { beforeEach, expect, test } from 'vitest'
import { addActivity, addBonus } from '../../test/activities.ts'
import { startServer } from '../../test/clubServer.ts'
import { edgesOf, START } from '../../test/constants.ts'
import { onEachEngine, onPostgres, type TestDatabase } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { reasonsOf } from '../../test/reasonsOf.ts'
import { valueRequest } from '../kernel/idempotency/request.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'
import { playerSegments } from '../rewards/rewards.tables.ts'
import { activityCredits, bonusCampaigns } from './activities.tables.ts'
import { createActivities } from './activities.service.ts'
import { createCredits } from './credits.service.ts'

const DAY_MS = 24 * 60 * 60_000
const GUEST = { locale: 'en', playerId: null } as const

const setUp = (world: TestDatabase) => {
  const clock = { at: START, now: () => clock.at }
  const { database } = world
  const credits = createCredits({ database, clock })
  const credit = (playerId: string, key: string, request: string = randomUUID()) =>
    credits.credit({
      asker: { playerId },
      request: valueRequest(request, 'activities.creditActivity', { params: { key } }),
      key,
      locale: 'en',
    })
  const pointsOf = (playerId: string) => readBalance(database, playerId, 'points')
  return { clock, database, activities: createActivities({ database, clock }), credit, pointsOf }
}

const keysOf = (content: readonly Activity[]) => content.map(({ key }) => key)
const refusedWith = (errorKey: string) => expect.objectContaining({ errorKey })

onEachEngine('activities', world => {
  const club = startServer(world)
  beforeEach(() =>
    world.database.unitOfWork(async tx => {
      await tx.delete(bonusCampaigns)
      await tx.delete(activityCredits)
    }),
  )

  test('[EARN-003] guests and players get their own lists, and a targeted activity is listed for its players only', async () => {
    const { database, activities } = setUp(world)
    const playerId = await addPlayer(database)
    const stranger = await addPlayer(database)
    const all = await addActivity(database, { position: 2 })
    const first = await addActivity(database, { position: 9, featured: true })
    const some = await addActivity(database, { position: 1, segment: 'SOME' })
    const hidden = await addActivity(database, { visibilityWeb: false })
    const over = await addActivity(database, { endsAt: START })
    const early = await addActivity(database, { startsAt: new Date(START.getTime() + 1) })
    await database.unitOfWork(tx => tx.insert(playerSegments).values({ playerId, segment: 'SOME' }))
    const list = async (reader: string | null) => {
      const content = await activities.listActivities({ size: 100 }, { locale: 'en', playerId: reader })
      for (const each of content) assert(each, activity)
      return keysOf(content)
    }
    expect(await list(null)).toEqual([first.key, all.key])
    expect(await list(stranger)).toEqual([first.key, all.key])
    expect(await list(playerId)).toEqual([first.key, some.key, all.key])
    for (const each of [some, hidden, over, early])
      await expect(activities.getActivity({ id: each.id }, GUEST)).rejects.toEqual(
        refusedWith('activities.activityUnavailable'),
      )
  })

  test('[API-072] lists can be filtered by featured, by bonus and by cap', async () => {
    const { database, activities } = setUp(world)
    const playerId = await addPlayer(database)
    const featured = await addActivity(database, { featured: true, segment: 'API' })
    const bonus = await addActivity(database, { segment: 'API' })
    const capped = await addActivity(database, { segment: 'API', cap: 2 })
    await addBonus(database, bonus.id, 25)
    await database.unitOfWork(tx => tx.insert(playerSegments).values({ playerId, segment: 'API' }))
    const mine = [featured.key, bonus.key, capped.key]
    const own = (content: readonly Activity[]) => keysOf(content).filter(key => mine.includes(key))
    const reader = { locale: 'es', playerId } as const
    const size = { size: 100 }
    expect(own(await activities.listActivities({ ...size, featured: 'true' }, reader))).toEqual([
      featured.key,
    ])
    const withBonus = await activities.listActivities({ ...size, bonus: 'true' }, reader)
    expect(own(withBonus)).toEqual([bonus.key])
    expect(withBonus[0]).toMatchObject({
      title: `Actividad ${bonus.id}`,
      bonusAmount: 25,
      bonusCampaigns: [{ id: bonus.id, name: 'Más', bonusAmount: 25 }],
    })
    expect(own(await activities.listCappedActivities(size, reader))).toEqual([capped.key])
    expect(await activities.getBonusCampaign(bonus.id, 'en')).toMatchObject({ name: 'More' })
    await expect(activities.getBonusCampaign(capped.id, 'en')).rejects.toEqual(
      refusedWith('activities.notFound'),
    )
  })

  test('[API-072] a bonus campaign is found while it is running only', async () => {
    const { clock, database, activities } = setUp(world)
    const { id } = await addActivity(database)
    await addBonus(database, id, 25)
    const found = () => activities.getBonusCampaign(id, 'en')
    const notFound = refusedWith('activities.notFound')
    clock.at = new Date(START.getTime() - DAY_MS - 1)
    await expect(found()).rejects.toEqual(notFound)
    clock.at = new Date(START.getTime() + DAY_MS - 1)
    expect(await found()).toMatchObject({ bonusAmount: 25 })
    clock.at = new Date(START.getTime() + DAY_MS)
    await expect(found()).rejects.toEqual(notFound)
  })

  test('[API-072] an activity is found by its id or its key, and its points by its extra data', async () => {
    const { database } = setUp(world)
    await addActivity(database, { extraData: { wheel: 'over' }, endsAt: START })
    await addActivity(database, { extraData: { wheel: 'copper' }, endsAt: START })
    const { id, key } = await addActivity(database, { extraData: { wheel: 'copper' } })
    await addBonus(database, id, 50)
    const guest = await club.browser().open()
    const base = '/api/loyalty/v1'
    expect((await guest.get(`${base}/activities/${id}`)).json.key).toBe(key)
    expect((await guest.get(`${base}/keyed-activities/${key}`)).json.id).toBe(id)
    expect((await guest.get(`${base}/activity-prizes?key=wheel&value=copper`)).json).toEqual({
      activityId: id,
      prizeType: 'BONUS_CAMPAIGN',
      amount: 100,
      bonusAmount: 50,
    })
    for (const value of ['gold', 'over'])
      expect((await guest.get(`${base}/activity-prizes?key=wheel&value=${value}`)).status).toBe(404)
    expect((await guest.get(`${base}/activities/99999999`)).problem.errorKey).toBe('activities.notFound')
    expect((await guest.get(`${base}/activities/999999999999`)).status).toBe(400)
    expect((await guest.get(`${base}/player/activities`)).status).toBe(401)
    expect((await guest.get(`${base}/activities?size=0`)).status).toBe(400)
  })

  test('[API-052] [EARN-010] a credit by the key adds the points and the bonus, up to the cap', async () => {
    const { database, activities, credit, pointsOf, clock } = setUp(world)
    const playerId = await addPlayer(database)
    const { id, key } = await addActivity(database, { cap: 2, capPeriod: 'day' })
    await addBonus(database, id, 25)
    expect(await credit(playerId, key)).toEqual({
      activityKey: key,
      points: 125,
      bonusPoints: 25,
      frequencyCap: { limitReached: false, remaining: 1, count: 1 },
    })
    const last = randomUUID()
    const second = await credit(playerId, key, last)
    expect(second.frequencyCap).toEqual({ limitReached: true, remaining: 0, count: 2 })
    expect(await credit(playerId, key, last), 'the lost answer').toEqual(second)
    await expect(credit(playerId, key)).rejects.toEqual(refusedWith('activities.limitReached'))
    const seen = await activities.getActivity({ key }, { locale: 'en', playerId })
    expect(seen.frequencyCap?.limitReached).toBe(true)
    const other = { locale: 'en', playerId: await addPlayer(database) } as const
    expect((await activities.getActivity({ key }, other)).frequencyCap).toEqual({
      limitReached: false,
      remaining: 2,
      count: 0,
    })
    expect((await activities.getActivity({ key }, GUEST)).frequencyCap).toBeNull()
    expect(await pointsOf(playerId)).toBe(250)
    clock.at = new Date(START.getTime() + DAY_MS)
    expect((await credit(playerId, key)).points, 'another day, and the campaign is over').toBe(100)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('[EARN-010] an activity without points is credited with none up to its cap', async () => {
    const { database, credit } = setUp(world)
    const playerId = await addPlayer(database)
    const { key } = await addActivity(database, { amount: 0, cap: 1, capPeriod: 'day' })
    expect(await credit(playerId, key)).toEqual({
      activityKey: key,
      points: 0,
      bonusPoints: 0,
      frequencyCap: { limitReached: true, remaining: 0, count: 1 },
    })
    await expect(credit(playerId, key)).rejects.toEqual(refusedWith('activities.limitReached'))
  })

  test('[EARN-010] a daily cap counts by the lottery day, not by the UTC day', async () => {
    const { database, activities, credit, clock } = setUp(world)
    const { afternoon, lateEvening, nextDay } = edgesOf('2026-03-31')
    const playerId = await addPlayer(database)
    const { key } = await addActivity(database, { cap: 2, capPeriod: 'day' })
    const left = async () =>
      (await activities.getActivity({ key }, { locale: 'en', playerId })).frequencyCap?.remaining
    clock.at = afternoon
    await credit(playerId, key)
    clock.at = lateEvening
    expect(await left()).toBe(1)
    await credit(playerId, key)
    expect(await left()).toBe(0)
    await expect(credit(playerId, key)).rejects.toEqual(refusedWith('activities.limitReached'))
    clock.at = nextDay
    expect(await left()).toBe(2)
    await credit(playerId, key)
  })

  test('[EARN-010] a monthly cap counts by the month of the lottery', async () => {
    const { database, activities, credit, clock } = setUp(world)
    const { afternoon, lateEvening, nextDay } = edgesOf('2026-03-31')
    const playerId = await addPlayer(database)
    const { key } = await addActivity(database, { cap: 1, capPeriod: 'month' })
    const isReached = async () =>
      (await activities.getActivity({ key }, { locale: 'en', playerId })).frequencyCap?.limitReached
    clock.at = afternoon
    await credit(playerId, key)
    clock.at = lateEvening
    expect(await isReached()).toBe(true)
    await expect(credit(playerId, key)).rejects.toEqual(refusedWith('activities.limitReached'))
    clock.at = nextDay
    expect(await isReached()).toBe(false)
    await credit(playerId, key)
  })

  test('an activity without a cap earns every time', async () => {
    const { database, credit, pointsOf } = setUp(world)
    const playerId = await addPlayer(database)
    const { key } = await addActivity(database)
    for (let time = 0; time < 3; time += 1) expect((await credit(playerId, key)).frequencyCap).toBeNull()
    expect(await pointsOf(playerId)).toBe(300)
  })

  test('[ERR-028] an activity that has its own endpoint cannot be credited by this one', async () => {
    const { database, credit, pointsOf } = setUp(world)
    const playerId = await addPlayer(database)
    const { key } = await addActivity(database, { type: 'QUIZ' })
    await expect(credit(playerId, key)).rejects.toEqual(refusedWith('error.activity.invalidAccess'))
    await expect(credit(playerId, 'no-such-activity')).rejects.toEqual(refusedWith('activities.notFound'))
    const over = await addActivity(database, { endsAt: START })
    await expect(credit(playerId, over.key)).rejects.toEqual(refusedWith('activities.activityUnavailable'))
    expect(await pointsOf(playerId)).toBe(0)
  })

  test('the credit endpoint needs a player and an idempotency key', async () => {
    const { database } = setUp(world)
    const { key } = await addActivity(database)
    const path = `/api/loyalty/v1/player/activities/${key}/credits`
    const guest = await club.browser().open()
    expect((await guest.post(path)).status).toBe(401)
    const { browser } = await club.enterNew()
    expect((await browser.post(path)).status).toBe(400)
  })
})

onPostgres('credits of an activity under load', world => {
  test('[ACTV-001] ten parallel requests earn what the cap allows, and ten with one idempotency key earn once', async () => {
    const { database, credit, pointsOf } = setUp(world)
    const playerId = await addPlayer(database)
    const { key } = await addActivity(database, { cap: 3, capPeriod: 'day' })
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => credit(playerId, key)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(new Set(reasonsOf(answers).map(reason => (reason as { errorKey?: string }).errorKey))).toEqual(
      new Set(['activities.limitReached']),
    )
    const other = await addActivity(database)
    const request = randomUUID()
    const same = await Promise.allSettled(
      Array.from({ length: 6 }, () => credit(playerId, other.key, request)),
    )
    expect(same.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await pointsOf(playerId)).toBe(400)
    expect(await ledgerFaults(database)).toEqual([])
  })
})
