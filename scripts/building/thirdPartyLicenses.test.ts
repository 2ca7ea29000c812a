import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { licenses, thirdPartyLicenses, workerLicenses } from './thirdPartyLicenses.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licenses-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): string {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

function writePackage(name: string, code = 'export const value = () => location.href'): string {
  const manifest = { name, version: '1.2.3', license: 'MIT', type: 'module', exports: './lib/index.js' }
  write(`node_modules/${name}/package.json`, JSON.stringify(manifest))
  return write(`node_modules/${name}/lib/index.js`, code)
}

test('lists the license of each package and font once, and none for our own files', () => {
  const files = [
    writePackage('@scope/one'),
    writePackage('two'),
    write('node_modules/two/lib/other.js', ''),
    write('fonts/letters.woff2', ''),
    write('src/own.ts', ''),
  ]
  write('node_modules/@scope/one/LICENSE', 'The text of MIT.\n')
  write('node_modules/two/license.md', 'The text of MIT.\n')
  write('fonts/letters.LICENSE.txt', 'The text of OFL.')
  const line = '-'.repeat(80)
  expect(thirdPartyLicenses(files)).toBe(
    `@scope/one 1.2.3 (MIT)\ntwo 1.2.3 (MIT)\n${line}\n\nThe text of MIT.\n\n\nFont letters.woff2\n${line}\n\nThe text of OFL.\n`,
  )
})

test('refuses a package or font without a license', () => {
  expect(() => thirdPartyLicenses([writePackage('two')])).toThrow(
    'two 1.2.3 (MIT) is bundled without a license',
  )
  const font = write('fonts/letters.woff2', '')
  expect(() => thirdPartyLicenses([font])).toThrow('letters.woff2 is bundled without a license')
})

test('a build puts the licenses of what it bundles beside it, and fails where one is missing', async () => {
  writePackage('used')
  writePackage('unused', 'export const other = 2')
  write('node_modules/used/LICENSE', 'The text of MIT.')
  write(
    'index.js',
    "import { value } from 'used'\nimport { other } from 'unused'\nif (false) console.log(other)\nconsole.log(value())\nnew Worker(new URL('./worker.js', import.meta.url), { type: 'module' })",
  )
  writePackage('worked', 'export const work = () => self.postMessage(1)')
  write('node_modules/worked/LICENSE', 'The text of BSD.')
  write('worker.js', "import { work } from 'worked'\nwork()")
  const run = async () => {
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [licenses],
      worker: { format: 'es', plugins: () => [workerLicenses] },
      build: { write: false, rolldownOptions: { input: join(folder, 'index.js') } },
    })
    const outputs = 'output' in result ? result.output : []
    const file = outputs.find(({ fileName }) => fileName === 'third-party-licenses.txt')
    return file?.type === 'asset' ? file : undefined
  }
  const titles = String((await run())?.source).match(/^\w+ 1\.2\.3 \(MIT\)$/gm)
  expect(titles).toEqual(['used 1.2.3 (MIT)', 'worked 1.2.3 (MIT)'])

  rmSync(join(folder, 'node_modules/used/LICENSE'))
  await expect(run()).rejects.toThrow('used 1.2.3 (MIT) is bundled without a license')
})
