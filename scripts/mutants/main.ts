import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyRepository } from '../new/testing/copyRepository.ts'
import { chosen, columnOf, plant, staleness, suitesOf, type Mutant } from './Mutant.ts'
import { planted } from './planted/index.ts'
import { runSuite } from './runSuite.ts'
import { GOAL, holds, share, tally, type Result, type Tally } from './tally.ts'
import { faults, judge } from './verdict.ts'

const root = dirname(dirname(import.meta.dirname))
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    // Test files wait more than they compute.
    workers: { type: 'string', default: String(availableParallelism() + 1) },
  },
})
const mutants = chosen(planted, positionals)
if (mutants.length === 0) {
  console.error(`No mutant's name or file holds: ${positionals.join(' ')}`)
  process.exit(1)
}
if (values.list) {
  for (const { name, file } of mutants) console.log(`${name}  (${file})`)
  process.exit(0)
}

const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
const results: { mutant: Mutant; result: Result; detail: string }[] = []
const fitting: Mutant[] = []
for (const mutant of mutants) {
  const stale = staleness(mutant, read)
  if (stale === undefined) fitting.push(mutant)
  else report(mutant, 'stale', stale)
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stopping.abort(new Error(`Stopped by ${signal}.`)))

// The tree itself is never touched: a run that is killed leaves no planted bug behind.
const first = copyRepository()
const copies = [first, ...Array.from({ length: Number(values.workers) - 1 }, copyRepository)]
try {
  if (await isGreen()) {
    const queue = fitting.values()
    const workers = copies.map(async ({ folder }) => {
      for (const mutant of queue) await tryOut(mutant, folder)
    })
    for (const ended of await Promise.allSettled(workers)) if (ended.status === 'rejected') throw ended.reason
  } else process.exitCode = 1
} catch (error) {
  if (!stopping.signal.aborted) throw error
  console.error('\nStopped.')
  process.exitCode = 130
} finally {
  for (const copy of copies) copy.remove()
}
if (process.exitCode === undefined) conclude()

/** A test that fails anyway says nothing about a bug. */
async function isGreen(): Promise<boolean> {
  let isSo = true
  for (const suite of suitesOf(fitting)) {
    const found = faults(await runSuite(first.folder, suite, stopping.signal))
    console.log(
      `${found.length === 0 ? '✓' : '✗'} ${suite.package} without a bug, ${suite.files.length} files`,
    )
    for (const fault of found) console.error(`    ${fault}`)
    if (found.length > 0) isSo = false
  }
  if (!isSo) console.error('\nThe tests fail without a bug planted: nothing can be judged.')
  return isSo
}

async function tryOut(mutant: Mutant, folder: string): Promise<void> {
  const path = join(folder, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, plant(source, mutant))
  try {
    const runs = []
    for (const suite of mutant.suites) runs.push(await runSuite(folder, suite, stopping.signal))
    const { outcome, detail } = judge(runs)
    report(mutant, outcome, detail)
  } finally {
    writeFileSync(path, source)
  }
}

function report(mutant: Mutant, result: Result, detail: string): void {
  results.push({ mutant, result, detail })
  console.log(`${result.padEnd(6)} ${mutant.name}${result === 'caught' ? '' : `: ${detail}`}`)
}

function conclude(): void {
  const lines = tally(results.map(({ mutant, result }) => ({ column: columnOf(mutant), result })))
  const all = lines.at(-1)
  console.log(
    `\n${'column'.padEnd(28)}${['caught', 'lived', 'broken', 'stale', 'share'].map(head => head.padStart(8)).join('')}`,
  )
  for (const line of lines) console.log(shown(line))
  mkdirSync(join(root, 'reports'), { recursive: true })
  const rows = results.map(({ mutant: { name, file }, result, detail }) => ({ name, file, result, detail }))
  writeFileSync(
    join(root, 'reports', 'mutants.json'),
    `${JSON.stringify({ columns: lines, mutants: rows }, null, 2)}\n`,
  )
  if (all && holds(all)) return
  console.log(`\nHeld are ${percent(GOAL)} caught, none broken, none stale.`)
  process.exitCode = 1
}

function shown(line: Tally): string {
  const counts = [line.caught, line.lived, line.broken, line.stale].map(each => String(each).padStart(8))
  return `${line.column.padEnd(28)}${counts.join('')}${percent(share(line)).padStart(8)}`
}

function percent(part: number): string {
  // Rounded down: 94.96 % is not 95 %.
  return `${Math.floor(part * 1000) / 10} %`
}
