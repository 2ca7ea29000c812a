import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { onPostgres } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'
import { sweepRetries } from '../kernel/sweeps/sweeps.tables.ts'
import { digitalGamePlays } from './digitalGames.tables.ts'
import { PLAY_WAITS_MS } from './digitalPlaysReconciler.ts'

const MINUTE_MS = 60_000

onPostgres('unfinished plays', world => {
  const club = startServer(world)
  const run = () => {
    const kinds = club.server.jobs.filter(({ name }) => name === 'activities.digitalPlays')
    return createJobRunner({ database: world.database, clock: club.clock, kinds }).runDue()
  }
  const addPlays = (playerIds: string[]) =>
    world.database.unitOfWork(async tx => {
      const rows = playerIds.map((playerId, index) => ({
        id: randomUUID(),
        playerId,
        source: 'ACTIVITY' as const,
        key: 'copper-wheel',
        title: 'Copper wheel',
        digitalRevealToken: randomUUID(),
        data: { face: '{}', gameConfig: {}, themeHostName: 'https://games.example' },
        prizeType: 'BONUS_CAMPAIGN' as const,
        baseAmount: 40,
        playedAt: new Date(club.clock.now().getTime() - PLAY_WAITS_MS - MINUTE_MS + index),
      }))
      await tx.insert(digitalGamePlays).values(rows)
      return rows.map(({ id }) => id)
    })
  const points = (playerIds: string[]) =>
    Promise.all(playerIds.map(playerId => readBalance(world.database, playerId, 'points')))
  /** A play with this id cannot be ended any more. */
  const breakPlay = (id: string) =>
    world.database.unitOfWork(async tx => {
      await tx.execute(sql`create or replace function refuse_play() returns trigger language plpgsql as
        $$ begin raise exception 'This play cannot be ended.'; end $$`)
      await tx.execute(
        sql.raw(`create trigger refuse_play before update on digital_game_plays
          for each row when (old.id = '${id}') execute function refuse_play()`),
      )
    })
  const mendPlay = () =>
    world.database.unitOfWork(tx => tx.execute(sql`drop trigger if exists refuse_play on digital_game_plays`))

  beforeEach(async () => {
    await mendPlay()
    club.clock.advance(24 * 60 * MINUTE_MS)
    await world.database.unitOfWork(async tx => {
      await tx.delete(digitalGamePlays)
      await tx.delete(sweepRetries)
    })
  })

  test('are credited although one of them cannot be ended, which is reported by id and retried', async () => {
    const players = [
      await addPlayer(world.database),
      await addPlayer(world.database),
      await addPlayer(world.database),
    ]
    const [, bad = ''] = await addPlays(players)
    await breakPlay(bad)
    await run()
    expect(await points(players)).toEqual([40, 0, 40])
    for (let passes = 0; passes < 4; passes += 1) {
      club.clock.advance(30 * MINUTE_MS)
      await run()
    }
    expect(club.log).toContain(
      `"event":"sweep row keeps failing","sweep":"activities.digitalPlays","id":"${bad}","failures":5`,
    )
    await mendPlay()
    club.clock.advance(30 * MINUTE_MS)
    await run()
    expect(await points(players)).toEqual([40, 40, 40])
    expect(await world.database.unitOfWork(tx => tx.select().from(sweepRetries))).toEqual([])
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('are all ended in one pass, even when they fill more than one page', async () => {
    const playerId = await addPlayer(world.database)
    await addPlays(Array.from({ length: 230 }, () => playerId))
    await run()
    expect(await points([playerId])).toEqual([230 * 40])
  })
})
