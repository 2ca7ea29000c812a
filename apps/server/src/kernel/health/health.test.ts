import { expect, test } from 'vitest'
import { startDatabase } from '../../../test/engines.ts'
import { setReadOnly } from '../../../test/setReadOnly.ts'
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
    {
      service: 'players-club',
      status: 'ready',
      stopping: false,
      database: true,
      migrations: true,
      writable: true,
    },
  ])
})

test('a stopping server is not ready', async () => {
  expect((await answerReady(world.database, true)).status).toBe(503)
})

test('a server is not ready while nothing can be written, and is again by itself', async () => {
  const ready = async () => (await answerReady(world.database, false)).json()
  await setReadOnly(world.database, 'on')
  await expect
    .poll(ready)
    .toMatchObject({ status: 'not ready', database: true, migrations: true, writable: false })
  await setReadOnly(world.database, 'off')
  await expect.poll(ready).toMatchObject({ status: 'ready', writable: true })
})

test('a server without its database is not ready', async () => {
  await world.database.close()
  const response = await answerReady(world.database, false)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ status: 'not ready', database: false })
})
