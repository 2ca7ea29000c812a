import { expect, test } from 'vitest'
import { onEachEngine } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { beginSession, createFindSession, revokePlayer } from './index.ts'

const NOW = new Date('2026-03-02T18:00:00Z')

onEachEngine('a look-up of sessions', world => {
  const signIn = async (playerId: string, at = NOW) => {
    const { cookieValue } = await world.database.unitOfWork(tx =>
      beginSession(tx, { playerId, remember: false, now: at }),
    )
    return cookieValue
  }

  test('finds the sessions requested in one tick with one query, each with the balances of its own player', async () => {
    const { database } = world
    const rich = await addPlayer(database, { points: 700, tokens: 7 })
    const poor = await addPlayer(database)
    const ended = await addPlayer(database, { points: 5 })
    const [ofRich, ofPoor, ofEnded] = [await signIn(rich), await signIn(poor), await signIn(ended)]
    const runOut = await signIn(rich, new Date(NOW.getTime() - 13 * 60 * 60_000))
    await database.unitOfWork(tx => revokePlayer(tx, ended, NOW))

    const findSession = createFindSession(database)
    let found: unknown
    const queries = await world.countQueries(async () => {
      found = await Promise.all([
        findSession(ofPoor, NOW, { balanceOf: 'points' }),
        findSession('of nobody', NOW, { balanceOf: 'points' }),
        findSession(ofRich, NOW, { balanceOf: 'tokens' }),
        findSession(ofEnded, NOW, { balanceOf: 'points' }),
        findSession(ofRich, NOW, { balanceOf: 'points' }),
        findSession(runOut, NOW, { balanceOf: 'points' }),
        findSession(ofRich, NOW),
      ])
    })
    expect(queries).toBe(1)
    expect(found).toEqual([
      expect.objectContaining({ playerId: poor, balance: 0 }),
      null,
      expect.objectContaining({ playerId: rich, balance: 7 }),
      null,
      expect.objectContaining({ playerId: rich, balance: 700 }),
      null,
      expect.not.objectContaining({ balance: expect.anything() }),
    ])
  })
})
