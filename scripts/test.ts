import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOlderPostgres, NO_OLDER_POSTGRES } from '../apps/server/test/cluster/olderPostgres.ts'
import { ensureBrowser } from './browser.ts'
import { commitVerdict } from './commits/subjects.ts'
import { root } from './demo.ts'
import { ensureEngines } from './engines.ts'
import { apiVerdict } from './release/apiVerdict.ts'
import { failuresOf, type Failure } from './report/failures.ts'
import { duration, shares } from './report/shares.ts'
import { coverageOf, verdict } from './requirements/coverage.ts'
import { browserVersions } from './testing/engines.ts'

const tasks = [
  'format:check',
  'lint',
  'fences',
  'unused',
  'typecheck',
  'test:scripts',
  'test:generators',
  'test',
  'test:documents',
  'test:stories',
  'test:e2e',
  'test:engines',
  'check:package',
  'api:check',
  'size',
]

interface Counts {
  passed: number
  failed: number
  failures: Failure[]
}

interface TaskRun {
  taskId: string
  task: string
  directory: string
  cache: { status: 'HIT' | 'MISS' }
  execution?: { exitCode?: number; startTime: number; endTime: number }
}

/** A suite that leaves a report counts by its tests; any other check counts as one. */
function count({ directory, task, execution }: TaskRun): Counts {
  const ended = execution?.exitCode === 0
  const path = join(root, directory, 'reports', `${SUITES[task]}.json`)
  if (!(task in SUITES) || !existsSync(path))
    return { passed: ended ? 1 : 0, failed: ended ? 0 : 1, failures: [] }
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const { passed, failed } = report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests }
  if (ended || failed > 0) return { passed, failed, failures: failuresOf(report) }
  return { passed, failed: 1, failures: [OUTSIDE_OF_TESTS] }
}

const secondsOf = ({ cache, execution }: TaskRun): number =>
  execution && cache.status === 'MISS' ? (execution.endTime - execution.startTime) / 1000 : 0

/** An error that no test caught, or a run that ended before its tests: no report has it. */
const OUTSIDE_OF_TESTS: Failure = {
  file: '',
  title: 'failed outside of its tests',
  message: 'Its own output above says why.',
}

/** The names of the reports that suites leave. */
const SUITES: Record<string, string> = {
  test: 'unit',
  'test:documents': 'documents',
  'test:stories': 'stories',
  'test:e2e': 'e2e',
  'test:engines': 'engines',
  'test:scripts': 'scripts',
  'test:generators': 'generators',
}

const files = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

const startedAt = Date.now()
const browser = ensureBrowser()
if ('sentence' in browser) {
  console.error(`\n${browser.sentence}\n`)
  process.exit(1)
}
process.env.CHROMIUM_PATH = browser.path
const olderPostgres = findOlderPostgres()
const engines = ensureEngines()
// What is installed here is a part of the keys of the suites that use it.
process.env.TEST_OLDER_POSTGRES = olderPostgres ?? ''
// The journeys run in Chromium; the walk adds the other engines.
const others = engines.names.filter(name => name !== 'chromium')
process.env.TEST_ENGINES = (others.length > 0 ? others : engines.names).join()
process.env.TEST_BROWSERS = browserVersions()
const summaries = join(root, '.turbo', 'runs')
rmSync(summaries, { recursive: true, force: true })
const turbo = spawnSync(
  'turbo',
  ['run', ...tasks, '--continue=always', '--concurrency=2', '--summarize', '--output-logs=errors-only'],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
)

const [summary] = files(summaries)
if (!summary) {
  console.error('\nThe checks could not be started; the lines above say why.\n')
  process.exit(turbo.status || 1)
}
const runs: TaskRun[] = JSON.parse(readFileSync(join(summaries, summary), 'utf8')).tasks
const total: Counts = { passed: 0, failed: 0, failures: [] }
console.log()
for (const run of runs.filter(each => tasks.includes(each.task))) {
  if (!run.execution) continue
  const { passed, failed, failures } = count(run)
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures.map(each => ({ ...each, title: `${run.taskId}  ${each.title}` })))
  const time = run.cache.status === 'HIT' ? 'cached' : duration(secondsOf(run))
  console.log(
    `${failed ? '✗' : '✓'} ${run.taskId.padEnd(44)} ${time.padStart(12)} ${String(passed).padStart(6)} passed ${failed ? `${failed} failed` : ''}`,
  )
}
if (engines.sentence) console.log(`– ${engines.sentence}`)
const neverRun = runs.filter(run => !run.execution && tasks.includes(run.task))
for (const run of neverRun)
  console.log(`✗ ${run.taskId.padEnd(44)} could not run: something before it failed`)
total.failed += neverRun.length
if (turbo.status !== 0 && total.failed === 0) total.failed = 1

for (const { isPassed, lines } of [verdict(coverageOf(root)), apiVerdict(root), commitVerdict(root)]) {
  total[isPassed ? 'passed' : 'failed'] += 1
  const [first, ...others] = lines
  console.log(`${isPassed ? '✓' : '✗'} ${first}`)
  for (const line of others) console.log(line)
}

console.log()
const timed = runs.map(run => ({ taskId: run.taskId, task: run.task, seconds: secondsOf(run) }))
for (const { kind, seconds, percent } of shares(timed))
  console.log(`${`${percent} %`.padStart(5)}  ${kind.padEnd(26)} ${duration(seconds).padStart(12)}`)
console.log(
  olderPostgres
    ? `The server's tests ran on the older PostgreSQL in ${olderPostgres} too.`
    : NO_OLDER_POSTGRES,
)
console.log(`The run took ${duration((Date.now() - startedAt) / 1000)}.`)

for (const { file, title, message } of total.failures)
  console.log(`\n✗ ${title}\n  ${file}\n${message.replaceAll(/^/gm, '  ')}`)

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
