import { expect, test } from 'vitest'
import { copyFolder, onEachEngine } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { openDatabase } from '../database/index.ts'
import { beginSession, createFindSession, revokePlayer } from './index.ts'

const NOW = new Date('2026-03-02T18:00:00Z')

test('a signed-in player is found with the end that is stored, while the database only answers reads', async () => {
  const place = await copyFolder()
  const open = (minimumFreeBytes: number) => openDatabase({ ...place.location, minimumFreeBytes })
  const roomy = await open(0)
  const playerId = await addPlayer(roomy)
  const begun = { playerId, remember: false, now: NOW }
  const { cookieValue } = await roomy.unitOfWork(tx => beginSession(tx, begun))
  const before = await createFindSession(roomy)(cookieValue, NOW)
  await roomy.close()
  const full = await open(Number.MAX_SAFE_INTEGER)
  const later = new Date(NOW.getTime() + 10 * 60_000)
  expect(before).toMatchObject({ playerId })
  expect(await createFindSession(full)(cookieValue, later)).toEqual(before)
  await full.close()
  await place.remove()
})

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
        findSession('of no session', NOW, { balanceOf: 'points' }),
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
