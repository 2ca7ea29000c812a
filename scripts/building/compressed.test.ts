import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFolder } from './compressed.ts'

test('texts get a smaller twin for each encoding; what is small or compressed already gets none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  const text = 'every ticket is worth a little more\n'.repeat(100)
  for (const name of ['assets/club.js', 'assets/short.js', 'assets/letters.woff2', '.vite/manifest.json'])
    writeFileSync(join(folder, name), name.includes('short') ? 'let a' : text)
  await compressFolder(folder)
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
    'club.js',
    'club.js.br',
    'club.js.gz',
    'letters.woff2',
    'short.js',
  ])
  expect(readdirSync(join(folder, '.vite'))).toEqual(['manifest.json'])
  const read = (name: string) => readFileSync(join(folder, 'assets', name))
  expect(brotliDecompressSync(read('club.js.br')).toString()).toBe(text)
  expect(gunzipSync(read('club.js.gz')).toString()).toBe(text)
  expect(read('club.js.br').length).toBeLessThan(text.length / 10)
})
