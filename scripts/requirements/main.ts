import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Area } from './coverage.ts'
import { coverageOf, isCovered, ranges } from './coverage.ts'

const root = dirname(dirname(import.meta.dirname))
const { values } = parseArgs({ options: { area: { type: 'string' } } })
const result = coverageOf(root)

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
  for (const { id, place } of result.unknown) console.error(`  ${id}  ${place}`)
  process.exitCode = 1
}

printList('Suites that have not run, for they left no report', result.missing)
printList('Reports that are older than the sources of their suites: run them again', result.older)

function printList(what: string, reports: readonly string[]): void {
  if (reports.length > 0) console.log(`\n${what}:\n${reports.map(report => `  ${report}`).join('\n')}`)
}

function showAll(): void {
  const row = (...cells: [string, string | number, string | number, string]) =>
    console.log(
      cells.map((cell, at) => (at % 3 ? String(cell).padStart(7) : String(cell).padEnd(9))).join(' '),
    )
  row('area', 'passed', 'of', '  without a test that passed')
  for (const { name, covered, requirements } of result.areas) {
    const missing = requirements.filter(each => !isCovered(each)).map(({ id }) => id)
    row(name, covered, requirements.length, `  ${ranges(missing)}`)
  }
  row('all', result.covered, result.total, '')
  console.log('\npnpm requirements --area SHELL lists each one and which tests of the last run prove it.')
}

function showArea({ name, covered, requirements }: Area): void {
  console.log(`${name}: ${covered} of ${requirements.length} have a test that passed\n`)
  for (const each of requirements) {
    console.log(`${isCovered(each) ? '✓' : '·'} ${each.id}  ${each.statement}`)
    if (!isCovered(each)) console.log(`    to see: ${each.observable}`)
    for (const { place, title } of each.tests) console.log(`    ${place}  ${title}`)
  }
}
