import { copperStateLottery } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer, connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase, type Database, type DatabaseOptions } from '../src/kernel/database/index.ts'
import { deriveSecrets } from '../src/kernel/secrets/secrets.ts'
import { seedDemo } from '../demo/seedDemo.ts'
import { addPlayer } from './players.ts'
import { cheapPasswords } from './clubServer.ts'
import { ZONE } from './constants.ts'
import { toEarlierSchema } from './earlierSchema.ts'
import { copyPostgres } from './engines.ts'
import { programEnv } from './programEnv.ts'
import { waitingForLocks, whileLocked } from './whileLocked.ts'
import { freePort } from '../../../scripts/testing/freePort.ts'
import { LAKE_STATE } from '../../../scripts/testing/lakeState.ts'

const MAIN = new URL('../src/main.ts', import.meta.url).pathname

interface Started {
  child: ChildProcess
  output: () => string
  /** Resolves when the text has been printed. */
  printed(text: string): Promise<void>
  exited: Promise<number | null>
}

const children: ChildProcess[] = []
const ends: (() => Promise<unknown>)[] = []
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pc-main-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  await Promise.all(ends.map(end => end()))
  await rm(folder, { recursive: true, force: true })
})

/** A migrated database of one test's own: its programs start in a fifth of the time that the embedded one takes. */
async function newPostgres(): Promise<string> {
  const { location, remove } = await copyPostgres('postgres')
  ends.push(remove)
  return location.url ?? ''
}

async function withDatabase<T>(
  url: string,
  work: (database: Database) => Promise<T>,
  options: Partial<DatabaseOptions> = {},
): Promise<T> {
  const database = await openDatabase({ url, zone: ZONE, ...options })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const copperState = { zone: copperStateLottery.zone, currency: copperStateLottery.currency }

/** A server of production seeds nothing. */
const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://club.example',
  SESSION_SECRET: 's'.repeat(32),
}

const start = (env: Record<string, string>): Started => {
  const child = spawn(process.execPath, ['--conditions=@players-club/source', MAIN], {
    cwd: folder,
    env: programEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  const waiting: { text: string; resolve: () => void }[] = []
  const take = (chunk: Buffer) => {
    output += chunk.toString()
    for (const { text, resolve } of waiting) if (output.includes(text)) resolve()
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  const exited = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    output: () => output,
    exited,
    printed: text =>
      new Promise((resolve, reject) => {
        if (output.includes(text)) resolve()
        waiting.push({ text, resolve })
        void exited.then(() => reject(new Error(`It ended before it printed "${text}":\n${output}`)))
      }),
  }
}

describe('the start of the process', () => {
  test('refuses a wrong configuration with messages, and exits with 1', async () => {
    const { exited, output } = start({ PORT: 'abc', DATABSE_FOLDER: 'x' })
    expect(await exited).toBe(1)
    expect(output()).toBe(
      'PORT is "abc": it must be a whole number from 0 to 65535.\n' +
        'DATABSE_FOLDER is not a variable of this server: did you mean DATABASE_FOLDER?\n',
    )
  })

  test('refuses data of a lottery in another zone with a message, and exits with 1', async () => {
    const url = await newPostgres()
    await withDatabase(url, () => Promise.resolve(), { owner: { ...copperState, mode: 'demo' } })
    const { exited, output } = start({ DATABASE_URL: url, LOTTERY_CONFIG: LAKE_STATE })
    expect(await exited).toBe(1)
    expect(output()).toMatch(
      /^This data has the zone America\/Phoenix and the currency USD, and this program has /,
    )
  })

  test.each([
    ['production data as a demo, and adds no player', 'production', {}, /^This is the data of a production/],
    ['the data of a demo in production', 'demo', PRODUCTION, /^This is the data of a demo, /],
  ] as const)('refuses %s, and does not migrate it', async (_, kept, env, message) => {
    const url = await newPostgres()
    const player = await withDatabase(
      url,
      async database => {
        await toEarlierSchema(database)
        return addPlayer(database)
      },
      { owner: { ...copperState, mode: kept } },
    )
    const { exited, output } = start({ DATABASE_URL: url, ...env })
    expect(await exited).toBe(1)
    expect(output()).toMatch(message)
    await expect(openDatabase({ url, zone: ZONE, migrates: false })).rejects.toThrow(/ earlier version /)
    const select = { name: 'ids', text: 'select id from players', values: [] }
    expect(await withDatabase(url, database => database.statement(select))).toEqual([{ id: player }])
  })

  test('keeps the mode of the first start with the data', async () => {
    const url = await newPostgres()
    const server = start({ ...PRODUCTION, PORT: String(await freePort()), DATABASE_URL: url })
    await server.printed('listening')
    const select = { name: 'kept', text: 'select mode from database_lottery', values: [] }
    expect(await withDatabase(url, database => database.statement(select))).toEqual([{ mode: 'production' }])
  })

  test('refuses a port in use with a message, and exits with 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { exited, output } = start({ ...PRODUCTION, PORT: String(port), DATABASE_URL: await newPostgres() })
    expect(await exited).toBe(1)
    taken.close()
    expect(output()).toContain(
      `Port ${port} on 127.0.0.1 is in use: another program listens there. Stop it, or start with another PORT.\n`,
    )
    expect(output()).not.toContain(' at ')
  })
})

describe('a running server', () => {
  test('warns that it has the real time when the sandbox gives no clock at the start', async () => {
    const sandbox = { SANDBOX_URL: 'http://127.0.0.1:1', SANDBOX_SECRET: 's'.repeat(16) }
    const server = start({
      PORT: String(await freePort()),
      DATABASE_URL: await newPostgres(),
      SESSION_SECRET: PRODUCTION.SESSION_SECRET,
      ...sandbox,
    })
    await expect(server.printed('the sandbox gave no clock')).resolves.toBeUndefined()
  })

  test('answers, stores its secret beside the data, and finishes open requests on SIGTERM', async () => {
    const port = await freePort()
    const data = join(folder, 'embedded/db')
    await cp(inject('embeddedTemplate'), data, { recursive: true })
    // Seeded beforehand, because real password hashes take most of a first start; the seed is tested elsewhere. By the
    // machine's clock, which the server started here has too, so that nothing is outdated for it.
    const database = await openDatabase({ folder: data, zone: ZONE, minimumFreeBytes: 0 })
    const secrets = deriveSecrets('s'.repeat(32))
    await seedDemo({ database, secrets, passwords: cheapPasswords() }, new Date())
    await database.close()
    const server = start({ PORT: String(port), DATABASE_FOLDER: data })
    await server.printed('listening')
    const origin = `http://127.0.0.1:${port}`

    expect(await (await fetch(`${origin}/health`)).json()).toEqual({
      service: 'players-club',
      status: 'alive',
    })
    expect(await (await fetch(`${origin}/ready`)).json()).toMatchObject({ status: 'ready', migrations: true })
    const { mode } = await stat(join(folder, 'embedded/session-secret'))
    expect(mode & 0o777).toBe(0o600)

    // A request whose body is still being sent when the server is asked to stop.
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', chunk => (answer += chunk.toString()))
    const closed = once(socket, 'close')
    const body = JSON.stringify({ email: 'a@b.example' })
    socket.write(
      `POST /api/account/unsuspend-by-email HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    socket.write(body.slice(0, 5))
    await (await fetch(`${origin}/health`)).text()

    server.child.kill('SIGTERM')
    await server.printed('stopping')
    socket.write(body.slice(5))
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/)
    expect(await server.exited).toBe(0)
    expect(server.output()).toContain('stopped')
    await expect(fetch(`${origin}/health`)).rejects.toThrow()
  })

  test('answers that it is not ready on SIGTERM and keeps serving, until load balancers have noticed', async () => {
    const port = await freePort()
    const env = { PORT: String(port), DATABASE_URL: await newPostgres(), STOP_DELAY_SECONDS: '300' }
    const server = start({ ...PRODUCTION, ...env })
    await server.printed('listening')
    const origin = `http://127.0.0.1:${port}`
    expect((await fetch(`${origin}/ready`)).status).toBe(200)

    server.child.kill('SIGTERM')
    await server.printed('stopping')
    const ready = await fetch(`${origin}/ready`)
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'not ready', stopping: true }])
    expect((await fetch(`${origin}/health`)).status).toBe(200)
    expect((await fetch(`${origin}/api/loyalty/v1/promotions?page=0&size=1`)).status).toBe(200)
  })

  test('ends in time while a request still waits for a lock', async () => {
    const port = await freePort()
    const url = await newPostgres()
    const env = { PORT: String(port), DATABASE_URL: url, DATABASE_STATEMENT_SECONDS: '600' }
    const server = start({ ...PRODUCTION, ...env, STOP_DELAY_SECONDS: '0' })
    await server.printed('listening')
    const hold = (database: Database) =>
      whileLocked(database, sql`lock table information_tiles`, async () => {
        const answer = fetch(`http://127.0.0.1:${port}/api/information-tiles`).catch(() => 'cut off')
        await expect.poll(() => waitingForLocks(database)).toBe(1)
        server.child.kill('SIGTERM')
        expect(await server.exited).toBe(0)
        expect(await answer).toBe('cut off')
      })
    await withDatabase(url, hold, { statementTimeoutMs: 600_000 })
    expect(server.output()).toContain('stopped')
  })

  test('ends when its stop delay is over', async () => {
    const port = await freePort()
    const env = { PORT: String(port), DATABASE_URL: await newPostgres(), STOP_DELAY_SECONDS: '1' }
    const server = start({ ...PRODUCTION, ...env })
    await server.printed('listening')
    const signalledAt = performance.now()
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(performance.now() - signalledAt).toBeGreaterThan(990)
    expect(server.output()).toContain('stopped')
  })
})
