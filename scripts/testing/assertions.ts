import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

interface Step {
  category: string
  steps: readonly Step[]
}

/** How often a test's own lines expect something: what fixtures and hooks expect is the same in every test. */
export function countAssertions(steps: readonly Step[]): number {
  return steps
    .filter(({ category }) => category !== 'hook' && category !== 'fixture')
    .reduce((sum, step) => sum + (step.category === 'expect' ? 1 : 0) + countAssertions(step.steps), 0)
}

interface AssertedTest {
  project: string
  /** As in Playwright's own report. */
  file: string
  line: number
  title: string
  status: TestResult['status']
  assertions: number
}

/** Writes down how many assertions each test has, and fails the run where a test that passed has none. */
// Playwright takes what a file exports by default.
// oxlint-disable-next-line import/no-default-export
export default class Assertions implements Reporter {
  readonly #suite: string
  #output = ''
  #rootDir = ''
  readonly #tests = new Map<string, AssertedTest>()

  constructor({ suite }: { suite: string }) {
    this.#suite = suite
  }

  onBegin({ configFile = '', rootDir }: FullConfig): void {
    this.#output = join(dirname(configFile), 'reports', `${this.#suite}-assertions.json`)
    this.#rootDir = rootDir
  }

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    const { file, line } = test.location
    this.#tests.set(test.id, {
      project: test.parent.project()?.name ?? '',
      file: relative(this.#rootDir, file).replaceAll(sep, '/'),
      line,
      title: test.title,
      status,
      assertions: countAssertions(steps),
    })
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = [...this.#tests.values()]
    mkdirSync(dirname(this.#output), { recursive: true })
    writeFileSync(this.#output, JSON.stringify(tests, null, 2))
    const empty = tests.filter(test => test.status === 'passed' && test.assertions === 0)
    for (const { project, file, line, title } of empty)
      process.stdout.write(`[${project}] ${file}:${line} asserts nothing: ${title}\n`)
    return { status: empty.length > 0 ? 'failed' : status }
  }

  printsToStdio(): boolean {
    return false
  }
}
