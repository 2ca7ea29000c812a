import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { writeScriptHashes } from './scriptHashes.ts'

const leftovers: string[] = []
afterEach(() => {
  for (const folder of leftovers.splice(0)) rmSync(folder, { recursive: true })
})

test('lists each inline script of all pages once, and no script with an address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pc-hashes-'))
  leftovers.push(folder)
  mkdirSync(join(folder, 'page'))
  writeFileSync(join(folder, 'index.html'), '<script>alert(1)</script><script src="/a.js"></script>')
  writeFileSync(
    join(folder, 'page/index.html'),
    '<script type="module">alert(1)</script><script>alert(2)</script>',
  )
  await writeScriptHashes(folder)
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(JSON.parse(readFileSync(join(folder, '.script-hashes.json'), 'utf8'))).toEqual([
    'sha256-4axlHpxgDbFzJObpXPFZgZhULrEGgJiud3OwxN9unHg=',
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
  ])
})
