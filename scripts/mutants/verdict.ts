import { create, type Infer } from 'superstruct'
import { vitestReport } from '../report/failures.ts'

export interface SuiteRun {
  exitCode: number
  /** Undefined where vitest ended before it wrote one. */
  report: Infer<typeof vitestReport> | undefined
}

export const readReport = (json: unknown): Infer<typeof vitestReport> => create(json, vitestReport)

export type Outcome = 'caught' | 'lived' | 'broken'

export interface Verdict {
  outcome: Outcome
  /** The first tests that failed, or why the run proves nothing. */
  detail: string
}

/** The errors of a missing name or import: such a failure is a mistake in the mutant, and does not count as caught. */
const CRUDE = /^(SyntaxError|ReferenceError)\b|^TypeError: .* is not a (function|constructor)/

/** A bug is caught where a test ran and its assertion failed. A file that does not load proves nothing. */
export function judge(runs: readonly SuiteRun[]): Verdict {
  const files = runs.flatMap(({ report }) => report?.testResults ?? [])
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed')
  const unloaded = files.find(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(each => each.status === 'failed'),
  )
  if (runs.some(({ report }) => report === undefined)) return { outcome: 'broken', detail: 'no report' }
  if (unloaded) return { outcome: 'broken', detail: `${unloaded.name}: ${firstLine(unloaded.message)}` }
  const meaningful = failed.find(({ failureMessages = [] }) =>
    failureMessages.some(each => !CRUDE.test(each)),
  )
  if (meaningful) return { outcome: 'caught', detail: meaningful.fullName }
  if (failed[0]) return { outcome: 'broken', detail: firstLine(failed[0].failureMessages?.[0] ?? '') }
  if (runs.some(({ exitCode }) => exitCode !== 0))
    return { outcome: 'broken', detail: 'the run failed without a failed test' }
  if (runs.length > 0 && !tests.some(({ status }) => status === 'passed'))
    return { outcome: 'broken', detail: 'no test ran' }
  return { outcome: 'lived', detail: runs.length === 0 ? 'no test is named' : 'every named test passed' }
}

/** The failures of a run without a planted bug. */
export const faults = ({ exitCode, report }: SuiteRun): string[] => {
  if (!report) return ['vitest left no report']
  const files = report.testResults.filter(({ status }) => status === 'failed')
  const failures = files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return failed.length > 0
      ? failed.map(({ fullName }) => `${name}: ${fullName}`)
      : [`${name}: ${firstLine(message)}`]
  })
  return failures.length === 0 && exitCode !== 0 ? ['the run failed without a failed test'] : failures
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''
