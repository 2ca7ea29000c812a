import { beforeAll, expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { onPostgres } from '../../test/engines.ts'
import { arcadeDenominations, arcadeGames } from './arcade.tables.ts'

const DAY_MS = 24 * 60 * 60_000

const game = (id: number, change: Partial<typeof arcadeGames.$inferInsert> = {}) => ({
  id,
  gameId: `GAME_${id}`,
  vendor: 'PBL' as const,
  texts: {
    en: { name: `Game ${id}`, summary: 'A game.', description: 'Choose and play.' },
    es: { name: `Juego ${id}`, summary: 'Un juego.', description: 'Elija y juegue.' },
  },
  retailPrice: 20,
  playForFun: true,
  picture: `/media/api/file/lounge/${id}`,
  lastModified: START,
  ...change,
})

onPostgres('arcade games', world => {
  const club = startServer(world)
  beforeAll(async () => {
    await world.database.unitOfWork(async tx => {
      await tx
        .insert(arcadeGames)
        .values([
          game(1, { lastModified: new Date(START.getTime() - 2 * DAY_MS) }),
          game(2, { lastModified: START, topPrize: 900 }),
          game(3, { lastModified: new Date(START.getTime() - DAY_MS), vendor: 'NGL', playForFun: false }),
          game(4, { isPublished: false }),
        ])
      await tx
        .insert(arcadeDenominations)
        .values([500, 50, 100].map(value => ({ gameId: 1, value, topPrize: value * 10 })))
    })
  })
  const get = async (path: string) => {
    const guest = await club.browser().open()
    return guest.get(path)
  }

  test('[LOBBY-011] [API-042] the list starts with the game changed last, without unpublished games', async () => {
    const { json } = await get('/api/arcade-games?sort=lastModified%2Cdesc')
    expect(json.content.map(({ id }: { id: number }) => id)).toEqual([2, 3, 1])
    expect((await get('/api/arcade-games')).status).toBe(400)
  })

  test('the list takes one query, whatever its length', async () => {
    const guest = await club.browser().open()
    expect(await world.countQueries(() => guest.get('/api/arcade-games?sort=lastModified%2Cdesc'))).toBe(1)
  })

  test('[ARCADE-007] a game has its vendor, its price and the wagers of its plays', async () => {
    expect((await get('/api/arcade-games/1')).json).toMatchObject({
      id: 1,
      gameId: 'GAME_1',
      vendor: 'PBL',
      name: 'Game 1',
      retailPrice: 20,
      topPrize: null,
      wagers: { least: 50, most: 500 },
      ticketFullImage: '/media/api/file/lounge/1-wide.svg',
      ticketFullImageMobile: '/media/api/file/lounge/1.svg',
    })
    expect((await get('/api/arcade-games/2')).json.wagers).toEqual({ least: 20, most: 20 })
  })

  test('[API-045] the wagers of a game are found by its id, lowest first', async () => {
    const { content } = (await get('/api/arcade-games/1/denominations')).json
    expect(content).toEqual(
      [50, 100, 500].map(value => ({ value, topPrizeValue: value * 10, topPrizeType: 'tokens' })),
    )
    expect((await get('/api/arcade-games/2/denominations')).json.content).toEqual([])
  })

  test.each(['4', '99', '99999999999'])('game %s is not found', async id => {
    for (const path of [`/api/arcade-games/${id}`, `/api/arcade-games/${id}/denominations`]) {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.json.errorKey).toBe('lounge.game.notFound')
    }
  })
})
