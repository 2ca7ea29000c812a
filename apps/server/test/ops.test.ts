import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
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
    { env: { PATH: process.env.PATH, DATABASE_FOLDER: databaseFolder, ...env }, encoding: 'utf8' },
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

test('the command line refuses data of a lottery in another zone', async () => {
  const data = join(folder, 'data')
  await cp(inject('embeddedTemplate'), data, { recursive: true })
  expect(ops(['order', 'list'], data)).toMatchObject({ status: 0 })
  const refused = ops(['order', 'list'], data, { LOTTERY_CONFIG: LAKE_STATE })
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr).toMatch(/^This data has the zone America\/Phoenix and the currency USD, /)
})
