import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PLAY_OPENS_MS, unopenedPlays } from '../../src/activities/unopenedPlays.ts'
import { createJobRunner } from '../../src/kernel/jobs/index.ts'
import { ledgerFaults } from '../../src/kernel/ledger/index.ts'
import { giveBackRedemption } from '../../src/rewards/giveBackRedemption.ts'
import { addArcadeGame, always } from '../arcadeGames.ts'
import { START } from '../constants.ts'
import { onPostgres } from '../engines.ts'
import { addPlayer } from '../players.ts'
import { runAndKill } from './runAndKill.ts'

const PLAYER = fileURLToPath(new URL('arcadePlayer.ts', import.meta.url))
const TOKENS = 1_000_000

onPostgres('a server killed while games are played for prizes', world => {
  test('has lost no play it acknowledged, and gives back the wagers of those it could not show', async () => {
    const playerIds: string[] = []
    for (let count = 0; count < 4; count += 1)
      playerIds.push(await addPlayer(world.database, { tokens: TOKENS }))
    await addArcadeGame(world.database, { id: 31, gameId: 'REELS', chances: always(2) }, [20])
    await world.database.close()

    const acknowledged = await runAndKill(PLAYER, world.location, playerIds, 40)
    const database = await world.reopen()
    const plays = () =>
      database.statement<{ id: string; is_open: boolean; is_voided: boolean; paid: number }>({
        name: 'crash.plays',
        text: `select d.id, d.digital_reveal_token is not null as is_open, d.voided_at is not null as is_voided,
            (select coalesce(sum(case when p.kind = 'PLAY' then p.amount else -p.amount end), 0)::int
              from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
              where t.key = 'wager:' || d.id or t.reverses = d.transfer_id) as paid
          from digital_game_plays d`,
        values: [],
      })
    const after = await plays()
    const open = after.filter(({ is_open: isOpen }) => isOpen).map(({ id }) => id)
    expect(acknowledged.filter(id => !open.includes(id))).toEqual([])
    expect(after.filter(({ paid }) => paid !== 20)).toEqual([])

    const clock = { now: () => new Date(START.getTime() + 2 * PLAY_OPENS_MS) }
    const logger = { warn: () => {}, error: () => {} }
    const kinds = [unopenedPlays({ database, clock, machineClock: clock, logger }, giveBackRedemption)]
    await createJobRunner({ database, clock, kinds }).runDue()
    const settled = await plays()
    expect(settled.filter(({ is_open: isOpen, is_voided: isVoided }) => isOpen === isVoided)).toEqual([])
    expect(settled.filter(({ is_open: isOpen, paid }) => paid !== (isOpen ? 20 : 0))).toEqual([])
    const [held] = await database.statement<{ tokens: number }>({
      name: 'crash.tokens',
      text: 'select sum(balance)::int as tokens from ledger_balances b join ledger_accounts a on a.id = b.account_id where currency = $1',
      values: ['tokens'],
    })
    expect(held?.tokens).toBe(playerIds.length * TOKENS - 20 * open.length)
    expect(await ledgerFaults(database)).toEqual([])
  })
})
