import { copperStateLottery } from '@players-club/domain-models'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyPostgres, type Place } from './engines.ts'
import { programEnv } from './programEnv.ts'
import { openDatabase } from '../src/kernel/database/index.ts'
import { LAKE_STATE } from '../../../scripts/testing/lakeState.ts'

const OPS = fileURLToPath(new URL('../src/ops.ts', import.meta.url))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pc-ops-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ops = (args: readonly string[], databaseFolder: string, env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@players-club/source', OPS, ...args],
    { env: programEnv({ DATABASE_FOLDER: databaseFolder, ...env }), encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

test('the command line refuses a folder without data, and creates no database there', () => {
  const mistyped = join(folder, 'mistyped')
  expect(ops(['order', 'list'], mistyped)).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no data in ${mistyped}. Set DATABASE_FOLDER or DATABASE_URL as the server has it.\n`,
  })
  expect(existsSync(mistyped)).toBe(false)
})

test('the command line prints its usage without a database', () => {
  const nowhere = join(folder, 'nowhere')
  const usage = expect.stringMatching(/^Usage:\n  pnpm ops jobs /)
  expect(ops(['--help'], nowhere, { PORT: 'x' })).toEqual({ status: 0, stdout: usage, stderr: '' })
  for (const args of [[], ['no-command']])
    expect(ops(args, nowhere, { PORT: 'x' })).toEqual({ status: 1, stdout: '', stderr: usage })
})

describe('on a PostgreSQL', () => {
  const inDatabase = async (place: Place, text: string) => {
    const client = new pg.Client({ connectionString: place.location.url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  }
  const jobs = ({ location: { url = '' } }: Place, env: Record<string, string> = {}) =>
    ops(['jobs'], folder, { DATABASE_URL: url, ...env })

  test('the command line refuses data of an earlier version, and leaves migrating and keeping a lottery to a server', async () => {
    const place = await copyPostgres('postgres')
    const kept = () => inDatabase(place, 'select * from database_lottery')
    const recorded = () => inDatabase(place, 'select * from drizzle.__drizzle_migrations order by id')
    expect(jobs(place)).toMatchObject({ status: 0 })
    expect(await kept()).toEqual([])

    await inDatabase(
      place,
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    )
    const before = await recorded()
    expect(jobs(place)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'This data was written by an earlier version of the Players Club: start a server of this version first.\n',
    })
    expect([await recorded(), await kept()]).toEqual([before, []])
    await place.remove()
  })

  test('the command line refuses an empty database, and creates nothing there', async () => {
    const place = await copyPostgres('postgres', { empty: true })
    expect(jobs(place)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'There is no data of the Players Club here. Set DATABASE_FOLDER or DATABASE_URL as the server has it.\n',
    })
    expect(await inDatabase(place, "select to_regnamespace('drizzle') as drizzle")).toEqual([
      { drizzle: null },
    ])
    await place.remove()
  })

  test('the command line refuses data of a lottery in another zone', async () => {
    const place = await copyPostgres('postgres')
    const { zone, currency } = copperStateLottery
    const owner = { zone, currency, mode: 'production' } as const
    await openDatabase({ ...place.location, owner }).then(database => database.close())
    expect(jobs(place)).toMatchObject({ status: 0 })
    const refused = jobs(place, { LOTTERY_CONFIG: LAKE_STATE })
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toMatch(/^This data has the zone America\/Phoenix and the currency USD, /)
    await place.remove()
  })
})
