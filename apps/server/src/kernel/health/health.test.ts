import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/engines.ts'
import { answerHealth, answerReady } from './index.ts'

const world = useDatabase('postgres')

test('alive says so, whatever the database does', async () => {
  const response = answerHealth()
  expect([response.status, await response.json()]).toEqual([
    200,
    { service: 'players-club', status: 'alive' },
  ])
})

test('ready is a server whose database answers with every migration', async () => {
  const response = await answerReady(world.database, false)
  expect([response.status, await response.json()]).toEqual([
    200,
    { service: 'players-club', status: 'ready', stopping: false, database: true, migrations: true },
  ])
})

test('a server on its way out takes nothing new', async () => {
  expect((await answerReady(world.database, true)).status).toBe(503)
})

test('without its database it is not ready', async () => {
  await world.database.close()
  const response = await answerReady(world.database, false)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ status: 'not ready', database: false })
})
