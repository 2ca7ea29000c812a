import { randomUUID } from 'node:crypto'
import type { TicketEntry } from '@players-club/domain-models'
import { goodTicketResult, richTicketResult } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { onPostgres } from '../../test/engines.ts'
import { post, transferOf } from '../../test/transfers.ts'
import { ticketEntries } from '../tickets/tickets.tables.ts'
import { createTicketEntries } from './ticketEntries.service.ts'

type Entry = typeof ticketEntries.$inferInsert

onPostgres('the history of tickets', world => {
  const club = startServer(world)

  const add = (playerId: string, enteredAt: string, change: Partial<Entry> = {}) =>
    world.database.unitOfWork(tx =>
      tx.insert(ticketEntries).values({
        id: randomUUID(),
        playerId,
        ticketCode: randomUUID(),
        state: 'credited',
        requestKey: randomUUID(),
        day: enteredAt.slice(0, 10),
        enteredAt: new Date(enteredAt),
        gameTypeId: 1,
        points: 50,
        result: goodTicketResult,
        ...change,
      }),
    )
  const listOf =
    (browser: { get(path: string): Promise<{ json: { content: TicketEntry[]; totalElements: number } }> }) =>
    async (query = '') => {
      const { json } = await browser.get(
        `/api/loyalty/v1/history/ticket-entries?page=0&size=25&sort=entered,desc${query}`,
      )
      return json
    }

  test('[API-067] tickets are listed with their outcome, latest first, between two moments', async () => {
    const { id, browser } = await club.enterNew()
    await add(id, '2026-03-01T23:59:59.999Z')
    await add(id, '2026-03-02T00:00:00.000Z', { state: 'pending', points: 30 })
    await add(id, '2026-03-02T23:59:59.999Z', {
      state: 'refused',
      reason: 'expired',
      result: null,
      points: 0,
    })
    await add(id, '2026-03-03T00:00:00.000Z', { state: 'asking', result: null, points: 0 })
    const list = listOf(browser)
    const states = ({ content }: { content: TicketEntry[] }) => content.map(({ state }) => state)
    expect(states(await list())).toEqual(['CHECKING', 'REFUSED', 'PENDING', 'CREDITED'])
    const day = '&startDate=2026-03-02T00:00:00.000Z&endDate=2026-03-02T23:59:59.999Z'
    const narrowed = await list(day)
    expect(states(narrowed)).toEqual(['REFUSED', 'PENDING'])
    expect(narrowed.content[0]).toMatchObject({ reason: 'expired', result: null, points: 0 })
    expect(narrowed.content[1]).toMatchObject({ points: 30, result: { gameName: 'Copper Canyon Cash' } })
  })

  test('[API-067] the name of a draw that is stored in one language is shown as it is', async () => {
    const { id, browser } = await club.enterNew()
    await add(id, '2026-03-02T12:00:00Z', { result: richTicketResult })
    const { content } = await listOf(browser)()
    expect(content[0]?.result).toEqual(richTicketResult)
  })

  test('a page takes one query, whatever its size, and the next page continues without a gap', async () => {
    const { id } = await club.enterNew()
    for (const minute of ['00', '01', '02', '03', '04']) await add(id, `2026-03-02T12:${minute}:00Z`)
    const { getTicketEntries } = createTicketEntries({ database: world.database })
    const page = (number: number, sort: 'entered,asc' | 'entered,desc' = 'entered,desc') =>
      getTicketEntries(id, { page: number, size: 2, sort }, 'en')
    expect(await world.countQueries(() => page(0))).toBe(1)
    const pages = await Promise.all([page(0), page(1), page(2)])
    const minutes = pages.flatMap(({ content }) => content.map(({ entered }) => entered.slice(14, 16)))
    expect(minutes).toEqual(['04', '03', '02', '01', '00'])
    const [first] = (await page(0, 'entered,asc')).content
    expect(first?.entered).toContain('12:00')
  })

  test('[HISTORY-005] pending points add up, for their own player only', async () => {
    const { id, browser } = await club.enterNew()
    const pending = async (one = browser) => (await one.get('/api/loyalty/v1/points/pending')).json
    expect(await pending()).toEqual({ pending: 0 })
    await add(id, '2026-03-02T12:00:00Z', { state: 'pending', points: 30 })
    await add(id, '2026-03-02T13:00:00Z', { state: 'pending', points: 20 })
    await add(id, '2026-03-02T14:00:00Z')
    expect(await pending()).toEqual({ pending: 50 })
    const other = await club.enterNew()
    expect(await pending(other.browser)).toEqual({ pending: 0 })
    expect((await listOf(other.browser)()).totalElements).toBe(0)
  })

  test('[API-065] debits list what points were spent on, and points of this club do not expire', async () => {
    const { id, browser } = await club.enterNew()
    const grant = { from: { house: 'grants' }, to: { playerId: id }, currency: 'points', amount: 90 } as const
    const spent = {
      from: { playerId: id },
      to: { house: 'rewards' },
      currency: 'points',
      amount: 40,
    } as const
    await post(world.database, transferOf(grant))
    await post(world.database, { ...transferOf(spent), kind: 'REDEMPTION' })
    const { json } = await browser.get('/api/loyalty/v1/points/debits?page=0&size=25')
    expect(json.content).toMatchObject([{ type: 'DEBIT', amount: 40 }])
    const expiring = await browser.get('/api/loyalty/v1/points/expiring')
    expect(expiring.json).toEqual({ expiring: 0, expiresOn: null })
  })
})
