import {
  gameState,
  GAMES_PAGE_SIZE,
  type Game,
  type GameIds,
  type JackpotResult,
  type Promotion,
  type QuickDrawDay,
  type QuickDrawResult,
} from '@players-club/domain-models'
import { eq, gte } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { onEachEngine } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { edgesOf, START } from '../../test/constants.ts'
import { addOpenDraw, addPromotion } from '../../test/draws.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { addGames, demoDrawsJob } from '../../demo/games/addGames.ts'
import { games, jackpotResults, quickDrawResults } from './games.tables.ts'

const DAY = 24 * 3_600_000
const DEFAULT_TYPES = 'gameTypes:1,5,2'

onEachEngine('the game library', world => {
  const club = startServer(world)
  beforeAll(() => world.database.unitOfWork(tx => addGames(tx, 'https://games.example/quick-draw', START)))
  beforeEach(() => club.clock.set(START))

  const ask = async (path: string, headers = {}) => club.browser().get(`/api${path}`, { headers })
  const listed = async (filter = DEFAULT_TYPES, rest = '') => {
    const query = new URLSearchParams({ page: '0', size: '100', sort: 'playBegin,desc', filter })
    const { json } = await ask(`/games?${query.toString()}${rest}`)
    return json.content as Game[]
  }

  const beginGame = (gameId: number, playBegin: Date) =>
    world.database.unitOfWork(tx => tx.update(games).set({ playBegin }).where(eq(games.gameId, gameId)))

  test('[GAMES-003] [CONST-017] a page has 12 games, newest first, and the total of the list', async () => {
    const query = `page=0&size=${GAMES_PAGE_SIZE}&sort=playBegin,desc&filter=${DEFAULT_TYPES}`
    const { json } = await ask(`/games?${query}`)
    const begins = (json.content as Game[]).map(({ playBegin }) => Date.parse(playBegin))
    expect(begins).toHaveLength(12)
    expect(begins).toEqual(begins.toSorted((one, other) => other - one))
    expect(json.totalElements).toBe((await listed()).length)
    expect(json.totalElements).toBeGreaterThan(12)
    const beyond = await ask(`/games?${query.replace('page=0', 'page=40')}`)
    expect(beyond.json).toMatchObject({ content: [], totalElements: json.totalElements })
  })

  test.each(['sort=playBegin,desc', `filter=${DEFAULT_TYPES}`, 'page=0&size=12'])(
    'a list requested with %s alone is refused',
    async query => {
      expect((await ask(`/games?${query}`)).status).toBe(400)
    },
  )

  test('[API-059] the featured game has its own endpoint, and is left out of the list by its id', async () => {
    const { game } = (await ask('/featured-game')).json
    expect(game).toMatchObject({ gameId: 1501, isActive: true })
    const ids = (await listed(DEFAULT_TYPES, `&excludeId=${game.gameId}`)).map(({ gameId }) => gameId)
    expect(ids).not.toContain(game.gameId)
    expect(ids).toHaveLength((await listed()).length - 1)
  })

  describe('the filter', () => {
    const states = async (filter: string) =>
      new Set(
        (await listed(`${DEFAULT_TYPES};${filter}`)).map(game =>
          gameState(game, club.clock.now(), world.database.zone),
        ),
      )

    test('[GAMES-011] narrows by status', async () => {
      expect(await states('status:ended')).toEqual(new Set(['ended']))
      expect(await states('status:new')).toEqual(new Set(['new']))
      expect(await states('status:active')).toEqual(new Set(['new', 'running', 'ending']))
      const all = new Set((await listed()).map(game => gameState(game, START, world.database.zone)))
      expect(all).toEqual(new Set(['upcoming', 'new', 'running', 'ending']))
    })

    test('[GAMES-011] [CONST-019] counts the 31 days of a status by lottery days', async () => {
      const { lateEvening, nextDay } = edgesOf('2026-03-05')
      const [scratcher] = await world.database.unitOfWork(tx =>
        tx.select().from(games).where(eq(games.gameId, 1401)),
      )
      const isListed = async (filter: string, playBegin: string, now: Date) => {
        await beginGame(1401, new Date(playBegin))
        club.clock.set(now)
        return (await listed(`${DEFAULT_TYPES}${filter}`)).some(({ gameId }) => gameId === 1401)
      }
      expect(await isListed(';status:new', '2026-02-02T07:00:00Z', lateEvening)).toBe(true)
      expect(await isListed(';status:new', '2026-02-02T06:59:59Z', lateEvening)).toBe(false)
      expect(await isListed(';status:new', '2026-02-02T07:00:00Z', nextDay)).toBe(false)
      expect(await isListed('', '2026-04-06T06:59:59Z', lateEvening)).toBe(true)
      expect(await isListed('', '2026-04-06T07:00:00Z', lateEvening)).toBe(false)
      expect(await isListed('', '2026-04-06T07:00:00Z', nextDay)).toBe(true)
      if (scratcher) await beginGame(1401, scratcher.playBegin)
    })

    test('[GAMES-011] [ROUTE-040] narrows by type', async () => {
      const found = await listed('gameTypes:1')
      expect(found.length).toBeGreaterThan(5)
      expect(found.every(({ gameTypeId }) => gameTypeId === 1)).toBe(true)
    })

    const namesOf = async (filter: string) =>
      (await listed(`${DEFAULT_TYPES};${filter}`)).map(({ name }) => name).toSorted()

    test.each([
      ['t4999', ['Chili Pepper Dash', 'Daybreak Three', 'Lightning Bingo', 'Prickly Pear Pays']],
      ['f5000-t50000', ['Copper Crossword', 'Roadrunner Riches']],
      ['f50000-t100000', ['Copper Crossword', 'Luminaria Lights', 'Mariachi Nights', 'Red Rock Bingo']],
      ['f100000-t250000', ['Red Rock Bingo', 'Saguaro Gold']],
      ['f250000-t500000', ['Gila Gems', 'Mesa Match', 'Saguaro Gold']],
      ['f500000', ['Canyon Crossing', 'Gila Gems', 'Monsoon Millions']],
      ['f1000000', ['Canyon Crossing', 'Monsoon Millions']],
      [
        'other',
        [
          ...['Fantasy Five', 'Jackrabbit Jackpot', 'Life on the Verde', 'Mega Millions', 'Powerball'],
          ...['The Copper Pick', 'Triple Twist'],
        ],
      ],
    ])('[GAMES-011] [GAMES-012] narrows by the top prize range %s: %j', async (band, names) => {
      expect(await namesOf(`topPrizes:${band}`)).toEqual(names)
    })

    test('narrows by prize ranges, prices and tags together', async () => {
      expect(await namesOf('topPrizes:t4999,other;retailPrices:1,2;tags:15,14')).toEqual([
        ...['Daybreak Three', 'Fantasy Five', 'Lightning Bingo', 'Powerball', 'The Copper Pick'],
        'Triple Twist',
      ])
    })

    test('[GAMES-011] narrows by a price with cents', async () => {
      const priceOf = (cents: number) =>
        world.database.unitOfWork(tx =>
          tx.update(games).set({ retailPriceCents: cents }).where(eq(games.gameId, 1401)),
        )
      const [before] = (await listed()).filter(({ gameId }) => gameId === 1401)
      await priceOf(250)
      const found = await listed(`${DEFAULT_TYPES};retailPrices:2.5`)
      await priceOf((before?.retailPrice ?? 0) * 100)
      expect(found.map(({ gameId }) => gameId)).toEqual([1401])
    })

    test.each([
      'topPrizes:t5000',
      'status:old',
      'retailPrices:cheap',
      'retailPrices:0',
      'retailPrices:2.555',
      'tags:1;owner:me',
    ])('refuses an unknown value: %s', async filter => {
      const query = new URLSearchParams({
        page: '0',
        size: '12',
        sort: 'playBegin,desc',
        filter: `${DEFAULT_TYPES};${filter}`,
      })
      expect((await ask(`/games?${query.toString()}`)).status).toBe(400)
    })
  })

  test('[GAMES-010] [API-060] types, tags, tag types and prices are listed for the filters', async () => {
    const content = async (path: string) => (await ask(path)).json.content
    expect((await content('/game-types')).map(({ id }: { id: number }) => id)).toEqual([1, 2, 5, 7])
    const tagTypes = (await content('/game-tag-types')).map(({ id }: { id: number }) => id)
    for (const { tagTypeId } of await content('/game-tags')) expect(tagTypes).toContain(tagTypeId)
    expect(await content('/game-prices')).toEqual([1, 2, 3, 5, 10, 20, 30])
    const spanish = await ask('/game-types', { 'accept-language': 'es' })
    expect(spanish.json.content[0]).toEqual({ id: 1, name: 'Raspaditos' })
  })

  describe('a game', () => {
    test('[API-061] [GAMES-009] is found by its game id, and by its record id', async () => {
      const { json } = await ask('/games/13')
      expect(json).toMatchObject({ id: 446, gameId: 13, gameTypeId: 2, topPrizeType: 'JACKPOT' })
      expect((await ask('/games/446')).json).toEqual(json)
      const { json: scratcher } = await ask('/games/1401', { 'accept-language': 'es' })
      expect(scratcher).toMatchObject({ retailPrice: 10, topPrize: 250_000, isActive: true })
      expect(scratcher.description).toMatch(/^Si uno/)
    })

    test.each(['999999', '0', 'abc', '2147483648'])(
      '[GAMES-008] is not found by the unknown id %s',
      async id => {
        const { status } = await ask(`/games/${id}`)
        expect([400, 404]).toContain(status)
        expect((await ask('/games/999999')).json.errorKey).toBe('games.notFound')
      },
    )

    test('[API-061] has prizes, top prize first, and an unknown game has none', async () => {
      const { json } = await ask('/games/15/prizes')
      expect(json.content[0]).toMatchObject({ level: 1, prize: 'Jackpot', odds: 292_201_338 })
      expect(json.content).toHaveLength(9)
      expect((await ask('/games/999999/prizes')).status).toBe(404)
    })

    test('[API-061] has as many related games as requested, those of its type first, and never itself', async () => {
      const related = (await ask('/games/1401/related?limit=3')).json.content as Game[]
      expect(related.map(({ gameTypeId }) => gameTypeId)).toEqual([1, 1, 1])
      const all = (await ask('/games/1401/all-related')).json.content as Game[]
      expect(all.slice(0, 3)).toEqual(related)
      expect(all.length).toBeGreaterThan(10)
      expect(all.some(({ gameId, gameTypeId }) => gameId === 1401 || gameTypeId === 7)).toBe(false)
    })

    test('[API-061] is listed with others in the requested order, without unknown ids', async () => {
      const many = Array.from({ length: 497 }, (_, index) => 2_000_000_000 + index)
      const filter = encodeURIComponent(`gameIds:15,${many.join(',')},999999,1401`)
      const { json } = await ask(`/published-games?filter=${filter}`)
      expect((json.content as Game[]).map(({ gameId }) => gameId)).toEqual([15, 1401])
    })

    test('[API-061] has no draws and no promotions where its lists of them are empty', async () => {
      expect((await ask('/games/15/draws')).json.content).toEqual([])
      expect((await ask('/games/15/promotions')).json.content).toEqual([])
    })

    test('[API-061] has the draws of all its promotions, and those promotions that accept entries', async () => {
      const gameIds = [1401, 13]
      const over = await addPromotion(world.database, START, {
        gameIds,
        entryEndsAt: new Date(START.getTime() - DAY),
      })
      const running = await addPromotion(world.database, START, { gameIds })
      const ofOthers = await addPromotion(world.database, START, { gameIds: [1401] })
      const past = await addOpenDraw(world.database, START, { promotionId: over })
      const open = await addOpenDraw(world.database, START, {
        promotionId: running,
        drawsAt: new Date(START.getTime() + 60 * DAY),
      })
      await addOpenDraw(world.database, START, { promotionId: ofOthers })
      for (const number of [13, 446]) {
        expect((await ask(`/games/${number}/draws`)).json.content).toEqual([open, past])
        const { content } = (await ask(`/games/${number}/promotions`)).json
        expect((content as Promotion[]).map(({ id }) => id)).toEqual([running])
      }
    })

    test('[API-061] is listed by the ids of its type', async () => {
      const ids = (await ask('/game-types/2/games')).json.content as GameIds[]
      expect(ids).toContainEqual({ id: 446, gameId: 13 })
      expect(ids).toContainEqual({ id: 431, gameId: 6 })
    })
  })

  describe('jackpot results', () => {
    const results = async (query: string) => {
      const { json } = await ask(`/jackpots?page=0&size=100&${query}`)
      return json as { content: JackpotResult[]; totalElements: number }
    }

    test('[API-062] [DRAW-002] are listed by status and page, of one game or of all', async () => {
      const open = await results('status=OPEN')
      expect(open.content.every(({ numbers, status }) => status === 'OPEN' && numbers.length === 0)).toBe(
        true,
      )
      expect(new Set(open.content.map(({ gameId }) => gameId)).size).toBe(open.content.length)
      const drawn = await results('status=PAYABLE&gameId=15')
      expect(drawn.content.every(({ gameId, numbers }) => gameId === 15 && numbers.length === 5)).toBe(true)
      const dates = drawn.content.map(({ drawDate }) => drawDate)
      expect(dates).toEqual(dates.toSorted().toReversed())
      const second = await ask('/jackpots?status=PAYABLE&gameId=15&page=1&size=10')
      expect(second.json.content).toEqual(drawn.content.slice(10, 20))
      expect((await ask('/jackpots/latest?status=PAYABLE&gameId=15')).json.result).toEqual(drawn.content[0])
    })

    test('of open draws begin with the next one, and leave out one that waits for its result', async () => {
      const [next] = (await results('status=OPEN&gameId=22')).content
      if (!next) throw new Error('Game 22 has no open draw.')
      const open = { gameId: 22, status: 'OPEN' as const, numbers: [] }
      const waiting = { ...open, drawNumber: 900_004, drawDate: START }
      const later = { ...open, drawNumber: 900_003, drawDate: new Date(Date.parse(next.drawDate) + 2 * DAY) }
      await world.database.unitOfWork(tx => tx.insert(jackpotResults).values([waiting, later]))
      onTestFinished(() =>
        world.database.unitOfWork(async tx => {
          await tx.delete(jackpotResults).where(gte(jackpotResults.drawNumber, later.drawNumber))
        }),
      )
      const numbers = [next.drawNumber, later.drawNumber]
      const ofGame = await results('status=OPEN&gameId=22')
      expect(ofGame.content.map(({ drawNumber }) => drawNumber)).toEqual(numbers)
      expect(ofGame.totalElements).toBe(2)
      const ofAll = (await results('status=OPEN')).content.filter(({ gameId }) => gameId === 22)
      expect(ofAll.map(({ drawNumber }) => drawNumber)).toEqual(numbers)
      expect((await ask('/jackpots/latest?status=OPEN&gameId=22')).json.result).toEqual(next)
    })

    test('go back one year', async () => {
      const { json } = await ask('/jackpots?status=PAYABLE&gameId=15&page=0&size=1')
      const last = await ask(`/jackpots?status=PAYABLE&gameId=15&page=${json.totalElements - 1}&size=1`)
      expect(Date.parse(last.json.content[0].drawDate)).toBeLessThan(START.getTime() - 365 * DAY)
    })

    const ageOfOldest = async (gameId: number) => {
      const { totalElements } = await results(`status=PAYABLE&gameId=${gameId}`)
      const { json } = await ask(`/jackpots?status=PAYABLE&gameId=${gameId}&page=${totalElements - 1}&size=1`)
      return (START.getTime() - Date.parse(json.content[0].drawDate)) / DAY
    }

    test('[DRAW-007] of the new Mega Millions go back 12 months, and those of other games further', async () => {
      expect(await ageOfOldest(13)).toBeLessThanOrEqual(366)
      expect(await ageOfOldest(13)).toBeGreaterThan(330)
      expect(await ageOfOldest(15)).toBeGreaterThan(390)
    })

    test('[DRAW-007] [CONST-021] of the game with the record 446 go back 12 months, whatever its game id', async () => {
      const setRecord = (gameId: number, id: number) =>
        world.database.unitOfWork(tx => tx.update(games).set({ id }).where(eq(games.gameId, gameId)))
      const { id } = (await ask('/games/15')).json
      await setRecord(13, 9446)
      await setRecord(15, 446)
      onTestFinished(async () => {
        await setRecord(15, id)
        await setRecord(13, 446)
      })
      expect(await ageOfOldest(15)).toBeLessThanOrEqual(366)
      expect(await ageOfOldest(13)).toBeLessThanOrEqual(366)
    })

    test('[DRAW-007] of the new Mega Millions begin at midnight in Phoenix', async () => {
      const drawn = { gameId: 13, status: 'PAYABLE' as const, numbers: [1, 2, 3, 4, 5] }
      const [before, first] = [new Date('2025-03-05T06:59:59Z'), new Date('2025-03-05T07:00:00Z')]
      await world.database.unitOfWork(tx =>
        tx.insert(jackpotResults).values([
          { ...drawn, drawNumber: 900_001, drawDate: before },
          { ...drawn, drawNumber: 900_002, drawDate: first },
        ]),
      )
      const numbersAt = async (now: Date) => {
        club.clock.set(now)
        const pages = await Promise.all([
          ask('/jackpots?status=PAYABLE&gameId=13&page=0&size=100'),
          ask('/jackpots?status=PAYABLE&gameId=13&page=1&size=100'),
        ])
        const found = pages.flatMap(({ json }) => json.content as JackpotResult[])
        return found.map(({ drawNumber }) => drawNumber).filter(number => number > 900_000)
      }
      const { lateEvening, nextDay } = edgesOf('2026-03-05')
      expect(await numbersAt(lateEvening)).toEqual([900_002])
      expect(await numbersAt(nextDay)).toEqual([])
    })

    test('are empty for a game without any', async () => {
      expect((await ask('/jackpots/latest?status=OPEN&gameId=1401')).json).toEqual({ result: null })
    })
  })

  describe('quick draw', () => {
    test('[API-063] [DRAW-003] has a layout and the URL where it is played', async () => {
      expect((await ask('/quick-draw/71/config')).json).toEqual({
        gameId: 71,
        winningNumberLayout: 'SINGLE',
        gameUrl: 'https://games.example/quick-draw/71',
      })
      expect((await ask('/quick-draw/72/config')).json.winningNumberLayout).toBe('MULTIPLE')
      expect((await ask('/quick-draw/15/config')).status).toBe(404)
    })

    test('[API-063] [DRAW-004] has a latest result, a latest win and a next draw', async () => {
      const { result, lastWon, nextDrawDate } = (await ask('/quick-draw/72/latest')).json
      expect(result.resultData).toHaveLength(3)
      expect(result.gameUrl).toContain(encodeURIComponent(result.externalId))
      expect(lastWon.cashAmount).toBeGreaterThan(0)
      expect(Date.parse(nextDrawDate)).toBeGreaterThan(START.getTime())
    })

    test('[API-063] has no next draw from its hour on, until another is known', async () => {
      const next = async () => (await ask('/quick-draw/72/latest')).json.nextDrawDate
      const draw = await next()
      club.clock.set(new Date(Date.parse(draw) - 1))
      expect(await next()).toBe(draw)
      club.clock.set(new Date(draw))
      expect(await next()).toBeNull()
    })

    test('[API-063] has a draw that is due from its hour on, until there is its result', async () => {
      const latest = async () => (await ask('/quick-draw/72/latest')).json
      const { nextDrawDate, isDrawDue, result } = await latest()
      expect(isDrawDue).toBe(false)
      club.clock.set(new Date(nextDrawDate))
      expect(await latest()).toMatchObject({ nextDrawDate: null, isDrawDue: true })
      const externalId = 'QD-72-late'
      await world.database.unitOfWork(tx =>
        tx.insert(quickDrawResults).values({
          ...{ gameId: 72, externalId, drawDate: new Date(nextDrawDate), drawDay: nextDrawDate.slice(0, 10) },
          resultData: result.resultData.map(({ data }: { data: string }) => data),
        }),
      )
      onTestFinished(async () => {
        await world.database.unitOfWork(tx =>
          tx.delete(quickDrawResults).where(eq(quickDrawResults.externalId, externalId)),
        )
      })
      expect(await latest()).toMatchObject({ isDrawDue: false, result: { externalId } })
    })

    test('[API-063] says a day after its hour that the latest draw is no longer due, even without a result', async () => {
      const latest = async () => (await ask('/quick-draw/72/latest')).json
      const end = Date.parse((await latest()).nextDrawDate) + 24 * 60 * 60_000
      club.clock.set(new Date(end - 1))
      expect(await latest()).toMatchObject({ nextDrawDate: null, isDrawDue: true })
      club.clock.set(new Date(end))
      expect(await latest()).toMatchObject({ nextDrawDate: null, isDrawDue: false })
    })

    test('[API-063] has paged results by day', async () => {
      const { json } = await ask('/quick-draw/71/jackpots?page=1&size=5')
      const days = json.content as QuickDrawDay[]
      expect(days).toHaveLength(5)
      expect(days.every(({ results }) => results.length === 3)).toBe(true)
      expect(json.totalElements).toBeGreaterThan(50)
    })

    test('[API-064] has results from the day before the latest draw', async () => {
      const { result } = (await ask('/quick-draw/71/latest')).json
      const { json } = await ask('/quick-draw/71/results?from=2026-03-04&page=0&size=999')
      const found = json.content as QuickDrawResult[]
      expect(found[0]).toEqual(result)
      // Two of the draws of 4 March in Phoenix are on 5 March in UTC.
      expect(found.map(({ drawDate }) => drawDate)).toEqual([
        '2026-03-05T18:00:00.000Z',
        '2026-03-05T04:00:00.000Z',
        '2026-03-05T00:00:00.000Z',
        '2026-03-04T18:00:00.000Z',
      ])
      expect(json.totalElements).toBe(4)
    })
  })

  test('draws take place at their hours, and keep their numbers', async () => {
    const latest = async (status: string) =>
      (await ask(`/jackpots/latest?status=${status}&gameId=22`)).json.result as JackpotResult
    const open = await latest('OPEN')
    club.clock.advance(2 * DAY)
    const { database } = world
    await createJobRunner({ database, clock: club.clock, kinds: [demoDrawsJob] }).runDue()
    const next = await latest('OPEN')
    expect(next.drawNumber).toBe(open.drawNumber + 2)
    expect((await latest('PAYABLE')).drawNumber).toBe(open.drawNumber + 1)
    const quick = (await ask('/quick-draw/71/latest')).json
    expect(club.clock.now().getTime() - Date.parse(quick.result.drawDate)).toBeLessThan(DAY)
    await database.unitOfWork(tx => addGames(tx, 'https://games.example/quick-draw', club.clock.now()))
    expect(await latest('OPEN')).toEqual(next)
  })

  describe('the old Mega Millions', () => {
    const oldIsListed = async () =>
      (await listed('gameTypes:2;status:ended')).some(({ gameId }) => gameId === 6)

    test('[GAMES-004] [API-059] is not the featured game while the new one exists, however new it is', async () => {
      const isOld = eq(games.gameId, 6)
      const [before] = await world.database.unitOfWork(tx => tx.select().from(games).where(isOld))
      const change = (values: Partial<typeof games.$inferInsert>) =>
        world.database.unitOfWork(tx => tx.update(games).set(values).where(isOld))
      await change({ isFeatured: true, playBegin: START, playEnd: null })
      const { game } = (await ask('/featured-game')).json
      await change({ ...before })
      expect(game).toMatchObject({ gameId: 1501 })
    })

    test('[GAMES-004] is listed only when the new one does not exist', async () => {
      expect(await oldIsListed()).toBe(false)
      await world.database.unitOfWork(async tx => {
        await tx.delete(jackpotResults).where(eq(jackpotResults.gameId, 13))
        await tx.delete(games).where(eq(games.gameId, 13))
      })
      expect(await oldIsListed()).toBe(true)
    })
  })
})
