import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from './Mutant.ts'
import { patience } from '../testing/patience.ts'
import { readReport, type SuiteRun } from './verdict.ts'

/** A planted bug may cause an endless loop. */
const LONGEST_MS = 300_000
/**
 * A test that waits in vain because of a bug ends after this limit, and so do its expectations. A test that needs longer
 * also fails without a bug, and then no mutant is judged.
 */
const TEST_MS = Math.ceil(10_000 * patience)

/** Runs the named test files of one package in the copy. */
export async function runSuite(folder: string, suite: Suite, stop: AbortSignal): Promise<SuiteRun> {
  const home = join(folder, suite.package)
  const reports = join(home, 'reports')
  rmSync(reports, { recursive: true, force: true })
  // Each package's configuration says where its report goes.
  const vitest = spawn(
    join(folder, 'node_modules', '.bin', 'vitest'),
    // One failing test is enough: others that wait for expectations would run to their limits.
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
  // Ignores the error of the abort itself; the process needs a moment to end.
  exit.catch(() => {})
  try {
    const [code]: unknown[] = await exit
    return typeof code === 'number' ? code : 1
  } catch {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close').catch(() => {})
    return 1
  }
}
