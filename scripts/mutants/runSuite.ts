import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from './Mutant.ts'
import { patience } from '../testing/patience.ts'
import { readReport, type SuiteRun } from './verdict.ts'

/** A planted bug may loop without end. */
const LONGEST_MS = 300_000
/** What a bug leaves waiting is told soon. Tests that take longer fail without a bug too, and nothing is judged. */
const TEST_MS = Math.ceil(30_000 * patience)

/** Runs the named test files of one package in the copy. */
export async function runSuite(folder: string, suite: Suite, stop: AbortSignal): Promise<SuiteRun> {
  const home = join(folder, suite.package)
  const reports = join(home, 'reports')
  rmSync(reports, { recursive: true, force: true })
  // Where the report goes, each package's configuration says.
  const vitest = spawn(
    join(folder, 'node_modules', '.bin', 'vitest'),
    // One failing test is enough: what awaits the others' expectations costs their whole limits.
    ['run', ...suite.files, '--reporter=json', '--bail=1', `--testTimeout=${TEST_MS}`],
    {
      cwd: home,
      stdio: 'ignore',
      signal: AbortSignal.any([stop, AbortSignal.timeout(LONGEST_MS)]),
    },
  )
  const exitCode = await ended(vitest)
  stop.throwIfAborted()
  const [report] = globSync(join(reports, '*.json'))
  return {
    exitCode,
    report: report === undefined ? undefined : readReport(JSON.parse(readFileSync(report, 'utf8'))),
  }
}

async function ended(child: ChildProcess): Promise<number> {
  const exit = once(child, 'close')
  // What the abort itself throws; the process is still there for a moment.
  exit.catch(() => {})
  try {
    const [code]: unknown[] = await exit
    return typeof code === 'number' ? code : 1
  } catch {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close').catch(() => {})
    return 1
  }
}
