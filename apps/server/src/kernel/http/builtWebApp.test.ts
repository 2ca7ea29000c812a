import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadBuiltWebApp } from './builtWebApp.ts'

const folder = mkdtempSync(join(tmpdir(), 'players-club-built-'))

test('the built web app is loaded with the production build of React, whatever the environment says', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  const path = join(folder, 'index.mjs')
  writeFileSync(path, 'const { NODE_ENV } = process.env\nexport const lotteryStyles = () => NODE_ENV\n')
  const { lotteryStyles } = await loadBuiltWebApp(path)
  expect(lotteryStyles?.({} as never)).toBe('production')
})

test('a web app that is not built is left out', async () => {
  expect(await loadBuiltWebApp(join(folder, 'nothing.mjs'))).toEqual({})
})
