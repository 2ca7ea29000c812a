import { expect, test } from 'vitest'
import { startDatabase } from '../../../test/engines.ts'
import { answerHealth, answerReady } from './health.ts'

const world = startDatabase('postgres')

test('the liveness check answers whatever the state of the database', async () => {
  const response = answerHealth()
  expect([response.status, await response.json()]).toEqual([
    200,
    { service: 'players-club', status: 'alive' },
  ])
})

test('a server whose database answers with every migration is ready', async () => {
  const response = await answerReady(world.database, false)
  expect([response.status, await response.json()]).toEqual([
    200,
    { service: 'players-club', status: 'ready', stopping: false, database: true, migrations: true },
  ])
})

test('a stopping server is not ready', async () => {
  expect((await answerReady(world.database, true)).status).toBe(503)
})

test('a server without its database is not ready', async () => {
  await world.database.close()
  const response = await answerReady(world.database, false)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ status: 'not ready', database: false })
})
