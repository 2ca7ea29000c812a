import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import {
  addDays,
  formatTime,
  INVALID_TICKETS,
  lotteryDay,
  ticketEntryResult,
  TICKETS_PER_DAY,
} from '@players-club/domain-models'
import { assert } from 'superstruct'
import { beforeEach, describe, expect, test } from 'vitest'
import { addCollection } from '../../test/activities.ts'
import type { Browser, Received } from '../../test/Browser.ts'
import { fakeCentralSystem, goodTicket } from '../../test/fakeCentralSystem.ts'
import { startServer, type Account } from '../../test/clubServer.ts'
import { edgesOf } from '../../test/constants.ts'
import { addOpenDraw, addPromotion, bothLanguages } from '../../test/draws.ts'
import { onEachEngine, onPostgres, type TestDatabase } from '../../test/engines.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { readBalance, ledgerFaults, readTransactions } from '../kernel/ledger/index.ts'
import { locationPasses } from '../location/location.tables.ts'
import { drawEntries } from '../promotions/promotions.tables.ts'
import { ticketDays, ticketEntries } from './tickets.tables.ts'

const PATH = '/api/loyalty/v2/tickets/entries'
const DAY_MS = 24 * 60 * 60_000
/** Claims follow the clock of the machine, not that of the club. */
const [BEFORE, LATER] = [new Date('2020-01-01T00:00:00Z'), new Date('2200-01-01T00:00:00Z')]

let printed = 0
/** A scratcher that no other test uses. */
const scratcher = () => {
  printed += 1
  return { ticketCode: `1432${String(printed).padStart(9, '0')}`, secondCode: '123' }
}

const startTickets = (world: TestDatabase) => {
  const system = fakeCentralSystem()
  const club = startServer(world, { providers: { centralSystem: system.provider } })
  const runner = () =>
    createJobRunner({ database: world.database, clock: club.clock, kinds: club.server.jobs })

  const isIn = (playerId: string, isInRegion = true) =>
    world.database.unitOfWork(async tx => {
      const pass = { isInRegion, checkedAt: club.clock.now() }
      const values = { playerId, ...pass }
      await tx
        .insert(locationPasses)
        .values(values)
        .onConflictDoUpdate({ target: locationPasses.playerId, set: pass })
    })
  const arrive = async () => {
    const player = await club.addAccount()
    const browser = club.browser()
    await browser.enter(player.email)
    await isIn(player.id)
    return { player, browser }
  }
  const enter = (browser: Browser, ticket: object, key: string = randomUUID()): Promise<Received> =>
    browser.post(PATH, ticket, { headers: { 'idempotency-key': key } })
  const points = (player: Account) => readBalance(world.database, player.id, 'points')
  const entries = (player: Account) =>
    world.database.unitOfWork(tx =>
      tx.select().from(ticketEntries).where(eq(ticketEntries.playerId, player.id)),
    )
  /** Counts so many tickets for the player's current day. */
  const fillDay = (player: Account, entered: number) =>
    world.database.unitOfWork(tx =>
      tx
        .insert(ticketDays)
        .values({ playerId: player.id, day: lotteryDay(club.clock.now(), tx.zone), entered }),
    )
  const reset = () => {
    Object.assign(system, { isMute: false, isDown: false, gate: Promise.resolve() })
    system.asked.length = 0
    // Each test has its own days, because a job does not run twice for the same moment.
    club.clock.advance(10 * DAY_MS)
    return club.forgetAttempts()
  }
  return { system, club, runner, isIn, arrive, enter, points, entries, fillDay, reset }
}

onEachEngine('a ticket', world => {
  const { system, club, runner, isIn, arrive, enter, points, entries, reset } = startTickets(world)
  beforeEach(reset)

  test('[TICKET-017] [TICKET-007] earns 50 points for $5, and the history says what for', async () => {
    const { player, browser } = await arrive()
    const ticket = scratcher()
    const { status, json } = await enter(browser, ticket)
    expect(status).toBe(200)
    assert(json, ticketEntryResult)
    expect(json).toEqual({
      graphicImageUrl: null,
      gameNumber: '1432',
      gameName: 'Copper Canyon Cash',
      prizes: [
        {
          prizeType: 'LOYALTY_POINTS',
          status: 'AWARDED',
          amount: 50,
          token: null,
          draw: null,
          superBonuses: [],
        },
      ],
    })
    expect(system.asked).toEqual([{ ...ticket, entryId: expect.any(String) }])
    expect(await points(player)).toBe(50)
    const { content } = await readTransactions(world.database, player.id, 'points', { page: 0, size: 5 })
    expect(content).toMatchObject([
      {
        kind: 'TICKET',
        description: 'history.entry.scratcherTicket',
        amount: 50,
        details: { gameNumber: '1432' },
      },
    ])
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test.each([
    ['/media/api/file/games/1432.svg', '/media/api/file/games/1432.svg'],
    ['https://lottery.example/1432.svg', null],
  ])('[TICKET-007] with a picture at %s is credited and shown with %s', async (graphicImageUrl, shown) => {
    const { browser } = await arrive()
    const ticket = scratcher()
    system.verdicts.set(ticket.ticketCode, { ...goodTicket, graphicImageUrl })
    const { status, json } = await enter(browser, ticket)
    expect(status).toBe(200)
    expect(json.graphicImageUrl).toBe(shown)
  })

  test.each([
    ['scratcher', { ticketCode: '1432000000901', secondCode: '123' }],
    ['fast play', { ticketCode: '5101000000901', secondCode: 'BCDEFAGH' }],
    ['draw or quick-draw ticket', { ticketCode: 'AB12CDE34FGHI56JKLMN78OPQ', secondCode: null }],
    ['quick card', { ticketCode: '639299123456789012345678901234', secondCode: null }],
  ])('[TICKET-001] may be a %s', async (_, ticket) => {
    const { browser } = await arrive()
    expect((await enter(browser, ticket)).status).toBe(200)
  })

  test.each([
    ['a letter in a barcode number', { ticketCode: '14320000009A1', secondCode: '123' }],
    ['no second code', { ticketCode: '1432000000902', secondCode: null }],
    ['a second code of four', { ticketCode: '1432000000902', secondCode: '1234' }],
    ['a second code for a draw ticket', { ticketCode: 'AB12CDE34FGHI56JKLMN78OPX', secondCode: '123' }],
    ['another prefix of a quick card', { ticketCode: '639298123456789012345678901234', secondCode: null }],
  ])(
    '[TICKET-009] [TICKET-010] [TICKET-011] [TICKET-012] is refused with %s, without asking the central system',
    async (_, ticket) => {
      const { browser } = await arrive()
      const { status, problem } = await enter(browser, ticket)
      expect(status).toBe(422)
      expect(problem.errorKey).toBe('error.gameTicketEntry.invalid')
      expect(system.asked).toEqual([])
    },
  )

  test('[TICKET-006] is entered within the state only, whatever the page says', async () => {
    const { player, browser } = await arrive()
    await isIn(player.id, false)
    const outside = await enter(browser, scratcher())
    expect([outside.status, outside.problem.errorKey]).toEqual([403, 'location.notInRegion'])
    await isIn(player.id)
    club.clock.advance(60_001)
    const late = await enter(browser, scratcher())
    expect([late.status, late.problem.errorKey]).toEqual([403, 'location.unavailable'])
    expect(system.asked).toEqual([])
  })

  test.each([
    'cancelled',
    'expired',
    'gameEnded',
    'gameNotStarted',
    'invalid',
    'notFound',
    'playLimit',
    'used',
  ] as const)('[ERR-038] is refused as %s when the central system says so', async reason => {
    const { player, browser } = await arrive()
    const ticket = scratcher()
    system.verdicts.set(ticket.ticketCode, { outcome: 'refused', reason })
    const { status, problem } = await enter(browser, ticket)
    expect([status, problem.errorKey]).toEqual([422, `error.gameTicketEntry.${reason}`])
    expect(await points(player)).toBe(0)
    expect(await entries(player)).toMatchObject([{ state: 'refused', reason, secondCode: null }])
  })

  test('can be entered later when it was refused and has become valid', async () => {
    const { player, browser } = await arrive()
    const ticket = scratcher()
    const key = randomUUID()
    system.verdicts.set(ticket.ticketCode, { outcome: 'refused', reason: 'gameNotStarted' })
    expect((await enter(browser, ticket, key)).status).toBe(422)
    system.verdicts.delete(ticket.ticketCode)
    expect((await enter(browser, ticket, key)).status).toBe(200)
    expect(await points(player)).toBe(50)
  })

  test.each([
    ['draw ticket', true, 'ZZ12CDE34FGHI56JKLMN78OPQ'],
    ['quick card', false, '639299123456789012345678901235'],
  ])(
    '[ERR-036] that is invalid and looks like a %s has the title of a draw ticket: %s',
    async (_, isDraw, ticketCode) => {
      const { browser } = await arrive()
      system.verdicts.set(ticketCode, { outcome: 'refused', reason: 'invalid' })
      const { problem } = await enter(browser, { ticketCode, secondCode: null })
      expect(problem.errorKey).toBe('error.gameTicketEntry.invalid')
      expect(problem.title === 'JACKPOT').toBe(isDraw)
    },
  )

  test('[ERR-038] is credited once: entered again it is a duplicate, and by another player it is used', async () => {
    const { player, browser } = await arrive()
    const other = await arrive()
    const ticket = scratcher()
    await enter(browser, ticket)
    expect((await enter(browser, ticket)).problem.errorKey).toBe('error.gameTicketEntry.duplicate')
    expect((await enter(other.browser, ticket)).problem.errorKey).toBe('error.gameTicketEntry.used')
    expect(system.asked).toHaveLength(1)
    expect(await points(player)).toBe(50)
    expect(await points(other.player)).toBe(0)
  })

  test('gets the same answer for the same key, and a conflict with another ticket', async () => {
    const { player, browser } = await arrive()
    const [ticket, key] = [scratcher(), randomUUID()]
    const first = await enter(browser, ticket, key)
    const again = await enter(browser, ticket, key)
    expect(again.json).toEqual(first.json)
    expect(await points(player)).toBe(50)
    const conflict = await enter(browser, scratcher(), key)
    expect(conflict.problem.errorKey).toBe('error.idempotency.conflict')
    expect(system.asked).toHaveLength(1)
  })

  test('that was just sold has pending points, which are credited later', async () => {
    const { player, browser } = await arrive()
    const ticket = scratcher()
    system.verdicts.set(ticket.ticketCode, { ...goodTicket, isSettled: false })
    const { json } = await enter(browser, ticket)
    expect(json.prizes).toMatchObject([{ status: 'PENDING', amount: 50 }])
    expect(await points(player)).toBe(0)
    club.clock.advance(DAY_MS)
    await runner().runDue()
    expect(await points(player)).toBe(0)
    system.verdicts.set(ticket.ticketCode, goodTicket)
    club.clock.advance(DAY_MS)
    await runner().runDue()
    expect(await points(player)).toBe(50)
    expect(await entries(player)).toMatchObject([
      { state: 'credited', result: { prizes: [{ status: 'AWARDED' }] } },
    ])
    club.clock.advance(DAY_MS)
    await runner().runDue()
    expect(await points(player)).toBe(50)
  })

  test('whose sale is cancelled later credits nothing', async () => {
    const { player, browser } = await arrive()
    const ticket = scratcher()
    system.verdicts.set(ticket.ticketCode, { ...goodTicket, isSettled: false })
    await enter(browser, ticket)
    system.verdicts.set(ticket.ticketCode, { outcome: 'refused', reason: 'cancelled' })
    club.clock.advance(DAY_MS)
    await runner().runDue()
    expect(await points(player)).toBe(0)
    expect(await entries(player)).toMatchObject([{ state: 'refused', reason: 'cancelled', result: null }])
  })

  test('names the collections that it counts for, and the game that reveals its prize', async () => {
    const { browser } = await arrive()
    const day = club.clock.now().getTime()
    const span = { startsAt: new Date(day - DAY_MS), endsAt: new Date(day + DAY_MS) }
    const [counting, ofAnotherGame] = [
      await addCollection(world.database, [{ gameId: 1432 }], span),
      await addCollection(world.database, [{ gameId: 1433 }], span),
    ]
    const rich = {
      ...goodTicket,
      superBonusKeys: [counting, ofAnotherGame, 'unknown'],
      revealToken: 'reveal-1',
    }
    const [pending, settled, afterFull] = [scratcher(), scratcher(), scratcher()]
    system.verdicts.set(pending.ticketCode, { ...rich, isSettled: false })
    for (const each of [settled, afterFull]) system.verdicts.set(each.ticketCode, rich)
    const collectionsOf = async (ticket: object) => (await enter(browser, ticket)).json.prizes
    expect(await collectionsOf(pending)).toMatchObject([{ token: 'reveal-1', superBonuses: [] }])
    expect(await collectionsOf(settled)).toMatchObject([
      { token: 'reveal-1', superBonuses: [{ superBonusKey: counting }] },
    ])
    expect(await collectionsOf(afterFull)).toMatchObject([{ superBonuses: [] }])
  })

  test('[TICKET-008] enters the draws of its game once, with one entry per dollar', async () => {
    const { player, browser } = await arrive()
    const [gameId, now] = [1404, club.clock.now()]
    const promotionId = await addPromotion(world.database, now, {
      gameIds: [gameId, 1402],
      texts: bothLanguages('Gold rush'),
    })
    const other = await addPromotion(world.database, now, { gameIds: [1402] })
    const over = await addPromotion(world.database, now, { gameIds: [gameId], entryEndsAt: now })
    const toCome = await addPromotion(world.database, now, {
      gameIds: [gameId],
      startsAt: new Date(now.getTime() + 1),
    })
    const drawId = await addOpenDraw(world.database, now, {
      promotionId,
      texts: bothLanguages('Week 1'),
    })
    for (const each of [other, over, toCome]) await addOpenDraw(world.database, now, { promotionId: each })
    const [ticket, key] = [scratcher(), randomUUID()]
    system.verdicts.set(ticket.ticketCode, { ...goodTicket, gameNumber: String(gameId), retailPrice: 5 })
    const { json } = await enter(browser, ticket, key)
    const draw = { name: 'Gold rush: Week 1', promotionId: String(promotionId) }
    expect(json.prizes.slice(1)).toEqual([
      { prizeType: 'ENTRY', status: 'AWARDED', amount: 5, token: null, draw, superBonuses: [] },
    ])
    expect((await enter(browser, ticket, key)).json).toEqual(json)
    const entered = await world.database.unitOfWork(tx => tx.select().from(drawEntries))
    expect(entered.filter(({ playerId }) => playerId === player.id)).toMatchObject([
      { drawId, entries: 5, source: 'TICKET' },
    ])
  })

  test('[TICKET-008] that was pending names its draws in the language of the reader', async () => {
    const { browser } = await arrive()
    const [gameId, now] = [1405, club.clock.now()]
    const promotionId = await addPromotion(world.database, now, {
      gameIds: [gameId],
      texts: {
        en: { name: 'Gold rush', description: '' },
        es: { name: 'Fiebre del oro', description: '' },
      },
    })
    const texts = { en: { name: 'Week 1' }, es: { name: 'Semana 1' } }
    await addOpenDraw(world.database, now, { promotionId, texts })
    const ticket = scratcher()
    const accepted = { ...goodTicket, gameNumber: String(gameId) }
    system.verdicts.set(ticket.ticketCode, { ...accepted, isSettled: false })
    await enter(browser, ticket)
    system.verdicts.set(ticket.ticketCode, accepted)
    await runner().runDue()
    const path = '/api/loyalty/v1/history/ticket-entries?page=0&size=5&sort=entered,desc'
    for (const [locale, name] of [
      ['en', 'Gold rush: Week 1'],
      ['es', 'Fiebre del oro: Semana 1'],
    ] as const) {
      const { json } = await browser.get(path, { headers: { 'accept-language': locale } })
      const draw = { name, promotionId: String(promotionId) }
      expect(json.content).toMatchObject([{ result: { prizes: [{ draw: null }, { draw }] } }])
    }
  })

  test('is refused from a guest, and without an idempotency key', async () => {
    const guest = await club.browser().open()
    expect((await enter(guest, scratcher())).status).toBe(401)
    const { browser } = await arrive()
    expect((await browser.post(PATH, scratcher())).problem.errorKey).toBe('error.idempotency.missing')
    expect(system.asked).toEqual([])
  })
})

onEachEngine('limits of ticket entry', world => {
  const { system, club, arrive, enter, isIn, fillDay, reset } = startTickets(world)
  beforeEach(reset)
  const countedOn = (player: Account, day: string) =>
    world.database.unitOfWork(tx =>
      tx
        .select({ entered: ticketDays.entered })
        .from(ticketDays)
        .where(and(eq(ticketDays.playerId, player.id), eq(ticketDays.day, day))),
    )

  test('[ERR-038] lock ticket entry after invalid codes, even with valid ones in between', async () => {
    const { player, browser } = await arrive()
    const wrong = async () => {
      const ticket = scratcher()
      system.verdicts.set(ticket.ticketCode, { outcome: 'refused', reason: 'notFound' })
      return (await enter(browser, ticket)).problem
    }
    const until = formatTime(new Date(club.clock.now().getTime() + INVALID_TICKETS.windowMs), {
      locale: 'en',
      zone: world.database.zone,
    })
    const notFound = (left: number) => ({
      errorKey: 'error.gameTicketEntry.notFound',
      params: { left, until },
    })
    for (let tries = 1; tries < INVALID_TICKETS.limit; tries += 1)
      expect(await wrong()).toMatchObject(notFound(INVALID_TICKETS.limit - tries))
    expect((await enter(browser, scratcher())).status).toBe(200)
    expect(await wrong()).toMatchObject(notFound(0))
    const locked = await enter(browser, scratcher())
    expect([locked.status, locked.problem.errorKey]).toEqual([429, 'error.gameTicketEntry.lockout'])
    expect(locked.problem.params).toEqual({ until })
    club.clock.advance(INVALID_TICKETS.windowMs + 1)
    await browser.enter(player.email)
    await isIn(player.id)
    expect((await enter(browser, scratcher())).status).toBe(200)
  })

  test('are judged 120 times an hour at most, also when their refusals count for nothing else', async () => {
    const { player, browser } = await arrive()
    const used = scratcher()
    system.verdicts.set(used.ticketCode, { outcome: 'refused', reason: 'used' })
    for (let tries = 1; tries <= 120; tries += 1) expect((await enter(browser, used)).status).toBe(422)
    const asked = system.asked.length
    const excess = await enter(browser, used)
    expect([excess.status, system.asked.length]).toEqual([429, asked])
    club.clock.advance(60 * 60_000)
    await browser.enter(player.email)
    await isIn(player.id)
    expect((await enter(browser, scratcher())).status).toBe(200)
  })

  test('[ERR-038] allow a number of tickets a day, and refused tickets do not count', async () => {
    const { player, browser } = await arrive()
    const used = scratcher()
    system.verdicts.set(used.ticketCode, { outcome: 'refused', reason: 'used' })
    await fillDay(player, TICKETS_PER_DAY - 1)
    const yesterday = addDays(lotteryDay(club.clock.now(), world.database.zone), -1)
    await world.database.unitOfWork(tx =>
      tx.insert(ticketDays).values({ playerId: player.id, day: yesterday, entered: 2 }),
    )
    expect((await enter(browser, used)).problem.errorKey).toBe('error.gameTicketEntry.used')
    expect(await countedOn(player, yesterday)).toEqual([{ entered: 2 }])
    expect((await enter(browser, scratcher())).status).toBe(200)
    const full = await enter(browser, scratcher())
    expect([full.status, full.problem.errorKey]).toEqual([429, 'error.gameTicketEntry.dailyLimit'])
    club.clock.advance(DAY_MS)
    await browser.enter(player.email)
    await isIn(player.id)
    expect((await enter(browser, scratcher())).status).toBe(200)
  })

  test('[ERR-038] count tickets by the lottery day, not by the UTC day', async () => {
    const { player, browser } = await arrive()
    const { afternoon, lateEvening, nextDay } = edgesOf('2027-03-05')
    const enterAt = async (moment: Date) => {
      club.clock.set(moment)
      await browser.enter(player.email)
      await isIn(player.id)
      const { status, problem } = await enter(browser, scratcher())
      return status === 200 ? 'entered' : problem.errorKey
    }
    club.clock.set(afternoon)
    await fillDay(player, TICKETS_PER_DAY - 2)
    expect(await enterAt(afternoon)).toBe('entered')
    expect(await enterAt(lateEvening)).toBe('entered')
    expect(await enterAt(lateEvening)).toBe('error.gameTicketEntry.dailyLimit')
    expect(await enterAt(nextDay)).toBe('entered')
  })
})

onEachEngine('an interrupted ticket entry', world => {
  const { system, club, runner, isIn, arrive, enter, points, entries, reset } = startTickets(world)
  beforeEach(reset)

  test('[ERR-039] is finished by the same request when the central system had taken the ticket', async () => {
    const { player, browser } = await arrive()
    const [ticket, key] = [scratcher(), randomUUID()]
    system.isMute = true
    const lost = await enter(browser, ticket, key)
    expect([lost.status, lost.problem.errorKey]).toEqual([503, 'error.gameTicketEntry.unavailable'])
    expect(await entries(player)).toMatchObject([{ state: 'asking', secondCode: '123' }])
    system.isMute = false
    expect((await enter(browser, ticket, key)).status).toBe(200)
    expect(new Set(system.asked.map(({ entryId }) => entryId)).size).toBe(1)
    expect(await points(player)).toBe(50)
  })

  test('is finished by the reconciler when no request is repeated, and a late one gets the result', async () => {
    const { player, browser } = await arrive()
    const [ticket, key] = [scratcher(), randomUUID()]
    system.isMute = true
    await enter(browser, ticket, key)
    club.clock.advance(60_000)
    await runner().runDue()
    expect(await points(player)).toBe(0)
    system.isMute = false
    club.clock.advance(60_000)
    await runner().runDue()
    expect(await points(player)).toBe(50)
    expect(await entries(player)).toMatchObject([{ state: 'credited', secondCode: null }])
    await isIn(player.id)
    const late = await enter(browser, ticket, key)
    expect(late.json.prizes).toMatchObject([{ amount: 50 }])
    expect(await points(player)).toBe(50)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('is refused by the reconciler when the central system had not taken the ticket', async () => {
    const { player, browser } = await arrive()
    const ticket = scratcher()
    system.isDown = true
    await enter(browser, ticket)
    system.isDown = false
    system.verdicts.set(ticket.ticketCode, { outcome: 'refused', reason: 'expired' })
    club.clock.advance(60_000)
    await runner().runDue()
    expect(await entries(player)).toMatchObject([{ state: 'refused', reason: 'expired' }])
  })

  test('is ended before a corrected second code is checked, which gets an answer of its own', async () => {
    const { player, browser } = await arrive()
    const ticket = scratcher()
    const mistyped = { ...ticket, secondCode: '132' }
    system.isDown = true
    await enter(browser, mistyped)
    system.isDown = false
    system.verdicts.set(ticket.ticketCode, { outcome: 'refused', reason: 'invalid' })
    const early = await enter(browser, ticket)
    expect([early.status, early.problem.errorKey]).toEqual([409, 'error.gameTicketEntry.inProgress'])
    club.clock.advance(60_000)
    await runner().runDue()
    expect(await entries(player)).toMatchObject([{ state: 'refused', reason: 'invalid' }])
    system.verdicts.delete(ticket.ticketCode)
    await isIn(player.id)
    expect((await enter(browser, ticket)).status).toBe(200)
    expect(system.asked.map(({ secondCode }) => secondCode)).toEqual(['132', '132', '123'])
    expect(new Set(system.asked.map(({ entryId }) => entryId)).size).toBe(2)
    expect(await points(player)).toBe(50)
  })

  test('does not count as an invalid one', async () => {
    const { browser } = await arrive()
    system.isDown = true
    for (let tries = 0; tries <= INVALID_TICKETS.limit; tries += 1) {
      expect((await enter(browser, scratcher())).status).toBe(503)
    }
  })

  test('[ERR-039] is taken over from a server that died, once the time of its claim is over', async () => {
    const { player, browser } = await arrive()
    const [ticket, key] = [scratcher(), randomUUID()]
    system.isMute = true
    await enter(browser, ticket, key)
    system.isMute = false
    const claimUntil = (askUntil: Date) =>
      world.database.unitOfWork(tx =>
        tx.update(ticketEntries).set({ askUntil }).where(eq(ticketEntries.playerId, player.id)),
      )
    await claimUntil(LATER)
    expect((await enter(browser, ticket, key)).problem.errorKey).toBe('error.gameTicketEntry.inProgress')
    await claimUntil(BEFORE)
    expect((await enter(browser, ticket, key)).status).toBe(200)
    expect(await points(player)).toBe(50)
  })

  test('keeps others from the ticket while the central system is silent, and the player too', async () => {
    const { browser } = await arrive()
    const other = await arrive()
    const ticket = scratcher()
    let open = () => {}
    system.gate = new Promise<void>(resolve => {
      open = resolve
    })
    const first = enter(browser, ticket)
    await expect.poll(() => system.asked.length).toBe(1)
    expect((await enter(other.browser, ticket)).problem.errorKey).toBe('error.gameTicketEntry.inProgress')
    expect((await enter(browser, ticket)).problem.errorKey).toBe('error.gameTicketEntry.inProgress')
    system.verdicts.set(ticket.ticketCode, { outcome: 'refused', reason: 'invalid' })
    open()
    expect((await first).problem.errorKey).toBe('error.gameTicketEntry.invalid')
    system.verdicts.delete(ticket.ticketCode)
    expect((await enter(other.browser, ticket)).status).toBe(200)
  })
})

onPostgres('a race for a ticket', world => {
  const { system, arrive, enter, points, fillDay, reset } = startTickets(world)
  beforeEach(reset)

  test('of two players credits one of them', async () => {
    const [one, two] = [await arrive(), await arrive()]
    const tickets = Array.from({ length: 8 }, scratcher)
    const answers = await Promise.all(
      tickets.flatMap(ticket => [enter(one.browser, ticket), enter(two.browser, ticket)]),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(tickets.length)
    expect((await points(one.player)) + (await points(two.player))).toBe(tickets.length * 50)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('of copies of one request credits the points once', async () => {
    const { player, browser } = await arrive()
    const [ticket, key] = [scratcher(), randomUUID()]
    await Promise.all(Array.from({ length: 10 }, () => enter(browser, ticket, key)))
    expect(await points(player)).toBe(50)
    expect(new Set(system.asked.map(({ entryId }) => entryId)).size).toBe(1)
  })

  test('is settled even while the same request is read in parallel', async () => {
    const { player, browser } = await arrive()
    const [ticket, key] = [scratcher(), randomUUID()]
    let open = () => {}
    system.gate = new Promise<void>(resolve => {
      open = resolve
    })
    const first = enter(browser, ticket, key)
    await expect.poll(() => system.asked.length).toBe(1)
    await world.database.unitOfWork(async tx => {
      await tx.execute(sql`select idempotency_lock(${player.id}, ${key})`)
      open()
      expect((await first).status).toBe(200)
    })
    expect(await points(player)).toBe(50)
    expect((await enter(browser, ticket, key)).json).toEqual((await first).json)
  })

  test('with wrong codes does not exceed the limit', async () => {
    const { browser } = await arrive()
    const guesses = Array.from({ length: INVALID_TICKETS.limit * 3 }, scratcher)
    for (const { ticketCode } of guesses)
      system.verdicts.set(ticketCode, { outcome: 'refused', reason: 'notFound' })
    await Promise.all(guesses.map(ticket => enter(browser, ticket)))
    expect(system.asked.length).toBeLessThanOrEqual(INVALID_TICKETS.limit)
  })

  test('for the last tickets of the day credits as many as the limit allows', async () => {
    const { player, browser } = await arrive()
    await fillDay(player, TICKETS_PER_DAY - 3)
    await Promise.all(Array.from({ length: 6 }, () => enter(browser, scratcher())))
    expect(await points(player)).toBe(3 * 50)
  })
})

describe('a club without a central system', () => {
  onEachEngine('ticket entry', world => {
    const club = startServer(world)
    test('[ERR-039] is refused because tickets cannot be checked', async () => {
      const player = await club.addAccount()
      const browser = club.browser()
      await browser.enter(player.email)
      await world.database.unitOfWork(tx =>
        tx
          .insert(locationPasses)
          .values({ playerId: player.id, isInRegion: true, checkedAt: club.clock.now() }),
      )
      const { problem } = await browser.post(PATH, scratcher(), {
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(problem.errorKey).toBe('error.gameTicketEntry.unavailable')
    })
  })
})
