import { randomUUID } from 'node:crypto'
import type { Draw, EnteredDraw, Promotion, WonPrize } from '@players-club/domain-models'
import { beforeEach, expect, test } from 'vitest'
import { START } from '../../test/constants.ts'
import { startServer } from '../../test/clubServer.ts'
import { addOpenDraw, addPromotion, bothLanguages } from '../../test/draws.ts'
import { onEachEngine } from '../../test/engines.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { drawJobs } from './drawJobs.ts'
import { enterDraw } from './enterDraw.ts'
import { draws, promotions } from './promotions.tables.ts'
import { testSender } from '../../test/testSender.ts'

const DAY_MS = 24 * 60 * 60_000
const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS)
const PROGRESSIVE = {
  promotionType: 'PROGRESSIVE',
  progressiveBase: 1_000_000,
  progressiveStep: 25,
  progressiveMaximum: 1_000_100,
} as const

const NOT_FOUND = { status: 404, problem: { errorKey: 'promotions.notFound' } }

onEachEngine('promotions', world => {
  const club = startServer(world)
  beforeEach(() => club.clock.set(START))
  const get = (path: string, headers = {}) => club.browser().get(`/api/loyalty/v1${path}`, { headers })
  const listed = async (path: string) =>
    (await get(path)).json as { content: Promotion[]; totalElements: number; orderedAt: string }

  const enter = (drawId: number, playerId: string, entries: number) =>
    world.database.unitOfWork(tx =>
      enterDraw(tx, {
        playerId,
        drawId,
        entries,
        source: { kind: 'TICKET', reference: randomUUID() },
        now: club.clock.now(),
      }),
    )
  const runJobs = () =>
    createJobRunner({
      database: world.database,
      clock: club.clock,
      kinds: drawJobs({ sender: testSender }),
    }).runDue()

  test('[PROMO-001] [PROMO-002] 25 promotions are listed in pages of 10, 9 and 6, each once, featured first', async () => {
    const ids: number[] = []
    for (let count = 0; count < 25; count += 1) {
      const days = count % 3 === 0 ? -count - 1 : count + 1
      ids.push(
        await addPromotion(world.database, START, { entryEndsAt: inDays(days), isFeatured: count === 7 }),
      )
    }
    const pages = await Promise.all(
      ['page=0&size=10', 'page=1&size=9', 'page=2&size=9', 'page=3&size=9'].map(query =>
        listed(`/promotions?${query}`),
      ),
    )
    expect(pages.map(({ content }) => content.length)).toEqual([10, 9, 6, 0])
    expect(pages[0]?.totalElements).toBe(25)
    const all = pages.flatMap(({ content }) => content)
    expect(all.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
    expect(all.map(({ featured }) => featured).indexOf(true)).toBe(0)
    const ended = all.map(({ entryEnd }) => entryEnd <= START.toISOString())
    expect(ended.indexOf(true)).toBe(ended.length - ended.filter(Boolean).length)
    await world.database.unitOfWork(tx => tx.delete(promotions))
  })

  test('[PROMO-002] a promotion that ends between two pages of one order makes the second skip none', async () => {
    const ids: number[] = []
    for (let days = 1; days <= 12; days += 1)
      ids.push(await addPromotion(world.database, START, { entryEndsAt: inDays(days) }))
    const first = await listed('/promotions?page=0&size=10')
    club.clock.set(inDays(1))
    const next = await listed(`/promotions?page=1&size=9&orderedAt=${first.orderedAt}`)
    expect([...first.content, ...next.content].map(({ id }) => id)).toEqual(ids)
    expect(next.orderedAt).toBe(first.orderedAt)
    const reordered = await listed('/promotions?page=0&size=12')
    expect(reordered.content.map(({ id }) => id)).toEqual([...ids.slice(1), ids[0]])
    expect(reordered.content.at(-1)?.status).toBe('ended')
    await world.database.unitOfWork(tx => tx.delete(promotions))
  })

  test('[PROMO-007] a promotion is in the language of the visitor', async () => {
    const id = await addPromotion(world.database, START, {
      texts: { en: { name: 'Summer', description: 'Warm' }, es: { name: 'Verano', description: 'Cálido' } },
    })
    const { json } = await get(`/promotions/${id}`, { 'accept-language': 'es' })
    expect(json).toMatchObject({ id, name: 'Verano', description: 'Cálido', promotionType: 'STANDARD' })
    expect(json.progressivePrize).toBeUndefined()
  })

  test('[PROMO-007] [API-071] a progressive promotion has its prize, its draw and its dates', async () => {
    const id = await addPromotion(world.database, START, PROGRESSIVE)
    const drawId = await addOpenDraw(world.database, START, { promotionId: id, drawNumber: 4 })
    const { id: playerId } = await club.addAccount()
    await enter(drawId, playerId, 2)
    const prize = { drawId, amount: 1_000_050, maximum: 1_000_100 }
    const expected = {
      progressiveDrawNumber: 4,
      progressiveEntryEndDate: inDays(1).toISOString(),
      progressivePrize: prize,
    }
    expect((await listed('/progressive-promotions?page=0&size=1')).content).toMatchObject([
      { id, ...expected },
    ])
    expect((await get(`/promotions/${id}/progressive-prize`)).json).toEqual(prize)
    await enter(drawId, playerId, 100)
    expect((await get(`/promotions/${id}/progressive-prize`)).json).toEqual({ ...prize, amount: 1_000_100 })
    club.clock.set(inDays(2))
    expect((await get(`/promotions/${id}/progressive-prize`)).json).toBeNull()
  })

  test('[API-070] only running promotions with a second chance are listed as such', async () => {
    const promotionType = 'SECOND_CHANCE'
    const id = await addPromotion(world.database, START, { promotionType })
    await addPromotion(world.database, START, { promotionType, entryEndsAt: inDays(-1) })
    await addPromotion(world.database, START, {
      promotionType,
      startsAt: inDays(1),
      endingSoonAt: inDays(2),
      entryEndsAt: inDays(3),
    })
    const { content, totalElements } = await listed('/second-chance-promotions?page=0&size=3')
    expect({ ids: content.map(one => one.id), totalElements }).toEqual({ ids: [id], totalElements: 1 })
  })

  test('[ROUTE-035] [API-069] a promotion is found by its id, and by its draws', async () => {
    const gameIds = [3, 1, 2]
    const id = await addPromotion(world.database, START, { gameIds })
    const drawId = await addOpenDraw(world.database, START, { promotionId: id })
    const other = await addOpenDraw(world.database, START, {})
    for (const number of [id, drawId]) {
      expect((await get(`/promotions/${number}`)).json.id).toBe(id)
      expect((await get(`/promotions/${number}/games`)).json).toEqual({ gameIds })
      expect((await get(`/promotions/${number}/draws?page=0&size=6`)).json.totalElements).toBe(1)
    }
    expect((await get(`/promotions/${other}`)).status).toBe(404)
    for (const path of ['/promotions/999999', '/draws/999999'])
      expect(await get(path)).toMatchObject(NOT_FOUND)
    const filter = encodeURIComponent(`drawIds:${drawId},${other}`)
    const { content } = await listed(`/promotions-by-draws?page=0&size=10&filter=${filter}`)
    expect(content.map(one => one.id)).toEqual([id])
  })

  test('[API-058] [PROMO-003] a draw is open, then drawn, and its winners are public after the announcement, with little data', async () => {
    const promotionId = await addPromotion(world.database, START)
    const announcesAt = inDays(3)
    const drawId = await addOpenDraw(world.database, START, {
      promotionId,
      announcesAt,
      prizes: [
        { texts: bothLanguages('Cash', 'In one sum.'), prizeType: 'CASH', amount: 50_000, quantity: 2 },
        { texts: bothLanguages('Points'), prizeType: 'POINTS', amount: 10, quantity: 1 },
      ],
    })
    const later = await addOpenDraw(world.database, START, {
      promotionId,
      drawNumber: 2,
      startsAt: inDays(1),
      entryEndsAt: inDays(8),
    })
    const { id: playerId, email } = await club.addAccount()
    await enter(drawId, playerId, 5)

    const ids = async (list: string) =>
      ((await get(`/promotions/${promotionId}/${list}?page=0&size=6`)).json.content as Draw[]).map(
        ({ id }) => id,
      )
    expect(await ids('draws')).toEqual([drawId, later])
    expect(await ids('active-draws')).toEqual([drawId, later])
    expect(await ids('published-draws')).toEqual([])
    for (const [page, name] of ['Cash', 'Points'].entries())
      expect((await get(`/draws/${drawId}/prizes?page=${page}&size=1`)).json).toMatchObject({
        content: [{ name }],
        totalElements: 2,
      })
    const content = (await get(`/draws/${drawId}/prizes-with-content?page=0&size=10`)).json.content
    expect(content).toMatchObject([
      { name: 'Cash', description: 'In one sum.', amount: 50_000, quantity: 2 },
      {},
    ])

    club.clock.set(inDays(2))
    await runJobs()
    const winnersPath = `/draws/${drawId}/prizes-with-winners?page=0&size=10`
    const winners = async () =>
      ((await get(winnersPath)).json.content as WonPrize[]).map(prize => prize.winners)
    expect(await winners()).toEqual([[], []])
    expect((await get(`/draws/${drawId}`)).json).toMatchObject({
      seed: null,
      totalPrizeAmount: 100_000,
      entries: 5,
    })

    club.clock.set(announcesAt)
    expect(await ids('active-draws')).toEqual([later])
    expect(await ids('published-draws')).toEqual([drawId])
    expect(await winners()).toEqual([[{ place: 1, name: 'Verity M.' }], []])
    const published = (await get(`/draws/${drawId}`)).json
    expect(published.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(published.seedHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(published)).not.toMatch(new RegExp(`Mendoza|${playerId}|${email}`))
  })

  test('[API-069] the active draws begin with the one to enter, though another has a lower number', async () => {
    const promotionId = await addPromotion(world.database, START)
    const toCome = { startsAt: inDays(1), entryEndsAt: inDays(8) }
    const second = await addOpenDraw(world.database, START, { promotionId, drawNumber: 1, ...toCome })
    const first = await addOpenDraw(world.database, START, { promotionId, drawNumber: 2 })
    const { content } = (await get(`/promotions/${promotionId}/active-draws?page=0&size=2`)).json
    expect(content).toMatchObject([
      { id: first, stage: 'open' },
      { id: second, stage: 'upcoming' },
    ])
  })

  test("[API-069] a player's entries and wins are shown to that player only", async () => {
    const drawId = await addOpenDraw(world.database, START, { announcesAt: inDays(3) })
    const idle = await addOpenDraw(world.database, START)
    const { id: playerId, email } = await club.addAccount()
    const { email: otherEmail } = await club.addAccount()
    await enter(drawId, playerId, 2)
    await enter(drawId, playerId, 3)
    const [own, other] = [club.browser(), club.browser()]
    await own.enter(email)
    await other.enter(otherEmail)
    const history = async (browser = own) =>
      (await browser.get('/api/loyalty/v1/second-chance-history?page=0&size=10')).json
        .content as EnteredDraw[]
    expect(await history(other)).toEqual([])
    expect(await history()).toMatchObject([{ id: drawId, playerEntries: 5, entries: 5, wonPrize: null }])
    const latest = await own.get('/api/loyalty/v1/latest-draw-entry')
    expect(latest.json.id).toBe(drawId)
    expect((await other.get('/api/loyalty/v1/latest-draw-entry')).json).toBeNull()
    const rows = await own.get(`/api/loyalty/v1/draws/${drawId}/my-entries?page=0&size=10`)
    expect(rows.json).toMatchObject({
      totalElements: 2,
      content: [{ entries: 3, source: 'TICKET' }, { entries: 2 }],
    })
    const details = (browser = own, id = drawId) => browser.get(`/api/loyalty/v1/draws/${id}/entry-details`)
    expect((await details()).json).toEqual({ drawId, entries: 5, totalEntries: 5 })
    expect((await details(other)).json).toEqual({ drawId, entries: 0, totalEntries: 5 })
    expect((await details(own, idle)).json).toEqual({ drawId: idle, entries: 0, totalEntries: 0 })
    expect(await details(own, 999_999)).toMatchObject(NOT_FOUND)
    expect((await get(`/draws/${drawId}/entry-details`)).status).toBe(401)

    club.clock.set(inDays(2))
    await runJobs()
    await own.enter(email)
    const wonPrize = { name: 'A prize', prizeType: 'POINTS', amount: 1000 }
    expect((await history())[0]).toMatchObject({ stage: 'closed', wonPrize })
    club.clock.set(inDays(3))
    await own.enter(email)
    expect((await history())[0]).toMatchObject({ stage: 'announced', wonPrize })
  })

  test('[API-069] the entries of one draw are those of the player in that draw', async () => {
    const [drawId, another] = [
      await addOpenDraw(world.database, START),
      await addOpenDraw(world.database, START),
    ]
    const { id: playerId, email } = await club.addAccount()
    await enter(drawId, playerId, 2)
    await enter(another, playerId, 3)
    await enter(drawId, (await club.addAccount()).id, 4)
    const own = club.browser()
    await own.enter(email)
    const { json } = await own.get(`/api/loyalty/v1/draws/${drawId}/my-entries?page=0&size=10`)
    expect(json).toMatchObject({ totalElements: 1, content: [{ drawId, entries: 2 }] })
  })

  test('[API-069] a late draw is closed, not announced, until its winners are picked', async () => {
    const announcesAt = inDays(3)
    const promotionId = await addPromotion(world.database, START)
    const drawId = await addOpenDraw(world.database, START, { promotionId, announcesAt })
    const { id: playerId, email } = await club.addAccount()
    await enter(drawId, playerId, 2)
    club.clock.set(announcesAt)
    const own = club.browser()
    await own.enter(email)
    const stages = async () => [
      (await own.get('/api/loyalty/v1/second-chance-history?page=0&size=10')).json.content[0].stage,
      (await get(`/promotions/${promotionId}/draws?page=0&size=6`)).json.content[0].stage,
      (await get(`/draws/${drawId}`)).json.stage,
    ]
    expect(await stages()).toEqual(['closed', 'closed', 'closed'])
    await runJobs()
    expect(await stages()).toEqual(['announced', 'announced', 'announced'])
  })

  test('a page takes one query, however many draws and winners it has', async () => {
    const promotionId = await addPromotion(world.database, START)
    for (let number = 1; number <= 6; number += 1)
      await addOpenDraw(world.database, START, { promotionId, drawNumber: number })
    const count = (path: string) => world.countQueries(() => get(path))
    expect(await count('/promotions?page=0&size=10')).toBe(1)
    expect(await count(`/promotions/${promotionId}/draws?page=0&size=6`)).toBe(1)
    const [draw] = await world.database.unitOfWork(tx => tx.select({ id: draws.id }).from(draws).limit(1))
    expect(await count(`/draws/${draw?.id ?? 0}/prizes-with-winners?page=0&size=10`)).toBe(1)
    expect(await count(`/draws/${draw?.id ?? 0}`)).toBe(2)
  })
})
