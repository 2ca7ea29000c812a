import { randomUUID } from 'node:crypto'
import type { Draw, DrawEntry, EnteredDraw } from '@players-club/domain-models'
import { beforeEach, expect, test } from 'vitest'
import { edgesOf, START } from '../../test/constants.ts'
import { startServer } from '../../test/clubServer.ts'
import { addOpenDraw, addPromotion } from '../../test/draws.ts'
import { onPostgres } from '../../test/engines.ts'
import { enterDraw } from '../promotions/index.ts'

const HOUR_MS = 60 * 60_000

onPostgres('the history of draws', world => {
  const club = startServer(world)
  beforeEach(() => club.clock.set(START))

  /** Two draws, entered on two lottery days, by a ticket and by points. */
  const enteredTwice = async () => {
    const { id: playerId, email } = await club.addAccount()
    const [ticketDraw, pointsDraw] = [
      await addOpenDraw(world.database, START),
      await addOpenDraw(world.database, START),
    ]
    const enter = (drawId: number, kind: 'TICKET' | 'REWARD', now: Date) =>
      world.database.unitOfWork(tx =>
        enterDraw(tx, { playerId, drawId, entries: 2, source: { kind, reference: randomUUID() }, now }),
      )
    await enter(ticketDraw, 'TICKET', new Date(START.getTime() - 20 * HOUR_MS))
    await enter(pointsDraw, 'REWARD', START)
    const browser = club.browser()
    await browser.enter(email)
    const get = async (path: string) => (await browser.get(`/api/loyalty/v1${path}`)).json
    return { ticketDraw, pointsDraw, get }
  }
  const day = (at: Date) => new Date(at.getTime() - 7 * HOUR_MS).toISOString().slice(0, 10)
  const filtered = (part: string) => `page=0&size=25&filter=${encodeURIComponent(part)}`

  test('[API-068] the draws entered are listed latest first, filtered by lottery days', async () => {
    const { ticketDraw, pointsDraw, get } = await enteredTwice()
    const ids = async (query: string) =>
      ((await get(`/history/draws?${query}`)).content as EnteredDraw[]).map(({ id }) => id)
    expect(await ids('page=0&size=25')).toEqual([pointsDraw, ticketDraw])
    expect(await ids('page=1&size=1')).toEqual([ticketDraw])
    const [before, today] = [day(new Date(START.getTime() - 20 * HOUR_MS)), day(START)]
    expect(before).not.toBe(today)
    expect(await ids(filtered(`startDate:${today}`))).toEqual([pointsDraw])
    expect(await ids(filtered(`startDate:${before};endDate:${before}`))).toEqual([ticketDraw])
    expect(await ids(filtered('startDate:0001-01-01;endDate:9998-12-31'))).toHaveLength(2)
  })

  test('[HISTORY-003] a draw that was entered again later is listed in the days of its first entry as well', async () => {
    const { id: playerId, email } = await club.addAccount()
    const drawId = await addOpenDraw(world.database, START)
    const moments = [new Date(START.getTime() - 20 * HOUR_MS), START]
    for (const now of moments) {
      const source = { kind: 'TICKET', reference: randomUUID() } as const
      await world.database.unitOfWork(tx => enterDraw(tx, { playerId, drawId, entries: 1, source, now }))
    }
    const browser = club.browser()
    await browser.enter(email)
    const entered = async (query: string) =>
      ((await browser.get(`/api/loyalty/v1/history/draws?${query}`)).json.content as EnteredDraw[]).map(
        ({ id, lastEntered }) => [id, lastEntered],
      )
    const [first, last] = moments.map(at => [drawId, at.toISOString()])
    const before = day(moments[0]!)
    expect(await entered(filtered(`startDate:${before};endDate:${before}`))).toEqual([first])
    expect(await entered(filtered(`endDate:${before}`))).toEqual([first])
    expect(await entered(filtered(`startDate:${before}`))).toEqual([last])
    expect(await entered(filtered(`startDate:${day(START)}`))).toEqual([last])
  })

  test('a draw of a promotion is listed with the promotion’s name, and another one without', async () => {
    const { ticketDraw, get } = await enteredTwice()
    await world.database.statement({
      name: 'test.promotion',
      text: `update draws set promotion_id = $2 where id = $1`,
      values: [ticketDraw, await addPromotion(world.database, START)],
    })
    const names = async (path: string) =>
      ((await get(`/history/${path}?page=0&size=25`)).content as { promotionName?: string }[]).map(
        ({ promotionName }) => promotionName,
      )
    expect(await names('draws')).toEqual([undefined, 'A promotion'])
    expect(await names('second-chance-tickets')).toEqual(['A promotion'])
  })

  test('[API-068] a day of the filter is a lottery day, from midnight to midnight', async () => {
    const { id: playerId, email } = await club.addAccount()
    const { afternoon, lateEvening, nextDay } = edgesOf('2026-03-05')
    const entered: number[] = []
    for (const now of [afternoon, lateEvening, nextDay]) {
      const drawId = await addOpenDraw(world.database, START)
      const source = { kind: 'TICKET', reference: randomUUID() } as const
      await world.database.unitOfWork(tx => enterDraw(tx, { playerId, drawId, entries: 1, source, now }))
      entered.push(drawId)
    }
    const browser = club.browser()
    await browser.enter(email)
    const on = async (path: string, wanted: string) =>
      (
        await browser.get(
          `/api/loyalty/v1/history/${path}?${filtered(`startDate:${wanted};endDate:${wanted}`)}`,
        )
      ).json.content
    const drawsOn = async (wanted: string) => (await on('draws', wanted)).map(({ id }: EnteredDraw) => id)
    const ticketsOn = async (wanted: string) =>
      (await on('second-chance-tickets', wanted)).map(({ drawId }: DrawEntry) => drawId)
    for (const found of [drawsOn, ticketsOn]) {
      expect(new Set(await found('2026-03-05'))).toEqual(new Set(entered.slice(0, 2)))
      expect(await found('2026-03-06')).toEqual(entered.slice(2))
    }
  })

  test('[API-068] entries that came from tickets are listed, and draws are found by their ids', async () => {
    const { ticketDraw, pointsDraw, get } = await enteredTwice()
    const { content } = await get('/history/second-chance-tickets?page=0&size=25')
    expect((content as DrawEntry[]).map(({ drawId, source }) => [drawId, source])).toEqual([
      [ticketDraw, 'TICKET'],
    ])
    const filter = encodeURIComponent(`drawIds:${pointsDraw},${ticketDraw},999999`)
    const byIds = (await get(`/draws-by-ids?filter=${filter}`)).content as Draw[]
    expect(byIds.map(({ id }) => id)).toEqual([ticketDraw, pointsDraw])
  })

  test('[API-068] a player reads only their own history', async () => {
    await enteredTwice()
    const { email } = await club.addAccount()
    const other = club.browser()
    expect((await other.get('/api/loyalty/v1/history/draws?page=0&size=25')).status).toBe(401)
    await other.enter(email)
    for (const path of ['draws', 'second-chance-tickets'])
      expect((await other.get(`/api/loyalty/v1/history/${path}?page=0&size=25`)).json.content).toEqual([])
  })
})
