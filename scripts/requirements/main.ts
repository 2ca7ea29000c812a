import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readTree } from '../fences/Tree.ts'
import type { Area } from './coverage.ts'
import { coverage, isCovered, ranges } from './coverage.ts'
import { lastRun } from './lastRun.ts'
import { provingTests } from './provingTests.ts'
import { readRequirements } from './Requirement.ts'

const root = dirname(dirname(import.meta.dirname))
const { values } = parseArgs({ options: { area: { type: 'string' } } })
const result = coverage(
  readRequirements(join(root, 'docs', 'requirements', 'requirements.jsonl')),
  provingTests(readTree(root)),
  lastRun(root),
)

mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports', 'requirements.json'), `${JSON.stringify(result, null, 2)}\n`)

const wanted = values.area?.toUpperCase()
const area = result.areas.find(({ name }) => name === wanted)
if (area) showArea(area)
else if (wanted) {
  console.error(`There is no area ${wanted}. Areas: ${result.areas.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
} else showAll()

if (result.unknown.length > 0) {
  console.error('\nTests that name a requirement which does not exist:')
  for (const { id, path, line } of result.unknown) console.error(`  ${id}  ${path}:${line}`)
  process.exitCode = 1
}

function showAll(): void {
  const row = (...cells: [string, string | number, string | number, string]) =>
    console.log(
      cells.map((cell, at) => (at % 3 ? String(cell).padStart(7) : String(cell).padEnd(9))).join(' '),
    )
  row('area', 'tested', 'of', '  not tested yet')
  for (const { name, covered, requirements } of result.areas) {
    const missing = requirements.filter(each => !isCovered(each)).map(({ id }) => id)
    row(name, covered, requirements.length, `  ${ranges(missing)}`)
  }
  row('all', result.covered, result.total, '')
  console.log('\npnpm requirements --area SHELL tells each one and where it is tested.')
}

function showArea({ name, covered, requirements }: Area): void {
  console.log(`${name}: ${covered} of ${requirements.length} have a test\n`)
  for (const each of requirements) {
    console.log(`${isCovered(each) ? '✓' : '·'} ${each.id}  ${each.statement}`)
    if (!isCovered(each)) console.log(`    to see: ${each.observable}`)
    for (const { path, line } of each.tests) console.log(`    ${path}:${line}`)
  }
}
