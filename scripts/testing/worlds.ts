import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { admin } from '../../apps/server/test/cluster/admin.ts'
import { startCluster } from '../../apps/server/test/cluster/cluster.ts'
import { freePort } from './freePort.ts'
import { launch, SECRET, stop, untilReady } from './programs.ts'

/**
 * One PostgreSQL for a whole run, with one database that the real server has migrated and filled: the worlds are
 * copies of it. What depends on the day, the server moves at each start.
 */
// Playwright calls what a file exports by default.
// oxlint-disable-next-line import/no-default-export
export default async function prepareWorlds(): Promise<() => Promise<void>> {
  const cache = mkdtempSync(join(tmpdir(), 'players-club-cache-'))
  // Each world starts the same sources.
  process.env.NODE_COMPILE_CACHE = cache
  const ownUrl = process.env.TEST_DATABASE_URL
  const cluster = ownUrl === undefined ? await startCluster() : undefined
  const adminUrl = ownUrl ?? cluster?.urlOf('postgres') ?? ''
  const name = `pc_worlds_${process.pid}`
  await admin(adminUrl, `create database ${name}`)
  await fill(databaseUrl(adminUrl, name))
  process.env.WORLDS_ADMIN_URL = adminUrl
  process.env.WORLDS_TEMPLATE = name
  return async () => {
    if (cluster) await cluster.stop()
    else await admin(adminUrl, `drop database ${name} with (force)`)
    rmSync(cache, { recursive: true, force: true })
  }
}

/** A database of one world's own: a copy of the filled one, or one that its server fills for another lottery. */
export async function createWorld({ isEmpty = false } = {}): Promise<{
  url: string
  drop: () => Promise<void>
}> {
  const { WORLDS_ADMIN_URL: adminUrl = '', WORLDS_TEMPLATE: template = '' } = process.env
  const name = `pc_world_${process.pid}`
  const source = isEmpty ? '' : ` template ${template} strategy file_copy`
  await admin(adminUrl, `create database ${name}${source}`)
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => admin(adminUrl, `drop database ${name} with (force)`),
  }
}

async function fill(url: string): Promise<void> {
  const port = await freePort()
  const clubUrl = `http://localhost:${port}`
  const server = launch('server', {
    DATABASE_URL: url,
    MODE: 'demo',
    PORT: String(port),
    PUBLIC_URL: clubUrl,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'error',
  })
  try {
    await untilReady(`${clubUrl}/ready`, server)
  } finally {
    await stop(server)
  }
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
