import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { array, create, number, string, type } from 'superstruct'

/** The ids in brackets at the start of a title. */
export const idsAhead = (title: string): string[] =>
  /^\s*(?:\[[A-Z]+-\d{3}\]\s*)+/.exec(title)?.[0].match(/[A-Z]+-\d{3}/g) ?? []

/** A passed test of the last run with at least one assertion, and one requirement that its own title names. */
export interface ProvingTest {
  readonly id: string
  /** `packages/ui/src/shell/menu.test.ts`, with the line where the report has one. */
  readonly place: string
  readonly title: string
}

export interface LastRun {
  readonly tests: readonly ProvingTest[]
  /** The missing reports: their suites have not run. */
  readonly missing: readonly string[]
  /** The reports that are older than the sources of their suites. */
  readonly older: readonly string[]
}

const vitestReport = type({
  testResults: array(
    type({ name: string(), assertionResults: array(type({ title: string(), status: string() })) }),
  ),
})
const playwrightReport = array(
  type({ file: string(), line: number(), title: string(), status: string(), assertions: number() }),
)

/** Reads the reports of the suites. Stories have none here: they name no requirement. */
export function lastRun(root: string): LastRun {
  const tests: ProvingTest[] = []
  const missing: string[] = []
  const older: string[] = []
  for (const { home, report, sources, read } of suites(root)) {
    if (!existsSync(join(root, report))) missing.push(report)
    else {
      tests.push(...read(JSON.parse(readFileSync(join(root, report), 'utf8')), home))
      if (isOlder(root, report, sources)) older.push(report)
    }
  }
  // A test that ran on both engines, or in two browsers, counts once.
  const unique = new Map(tests.map(test => [Object.values(test).join('\n'), test]))
  return { tests: [...unique.values()], missing, older }
}

interface Suite {
  readonly home: string
  /** The path of its report. */
  readonly report: string
  /** Its tests, and the sources that they test. */
  readonly sources: string
  read(report: unknown, home: string): ProvingTest[]
}

function suites(root: string): Suite[] {
  const homes = (configuration: string) =>
    globSync(`{packages,apps}/*/${configuration}`, { cwd: root }).map(dirname).sort()
  const inHome = (home: string, report: string, read: Suite['read']): Suite => ({
    home,
    report: `${home}/reports/${report}`,
    sources: `${home}/{src,app,test,e2e}/**/*.{ts,tsx}`,
    read,
  })
  return [
    ...homes('vitest.config.ts').map(home => inHome(home, 'unit.json', fromVitest)),
    { home: 'scripts', report: 'reports/scripts.json', sources: 'scripts/**/*.ts', read: fromVitest },
    ...homes('playwright.config.ts').map(home => inHome(home, 'e2e-assertions.json', fromPlaywright)),
  ]
}

function isOlder(root: string, report: string, sources: string): boolean {
  const written = (path: string) => statSync(join(root, path)).mtimeMs
  const made = written(report)
  return globSync(sources, { cwd: root }).some(path => written(path) > made)
}

/** Each configuration demands an assertion of every test (`pnpm fences` checks that): one without has not passed. */
const fromVitest: Suite['read'] = (report, home) =>
  create(report, vitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .flatMap(({ title }) => provingTests(title, inside(home, name))),
  )

const fromPlaywright: Suite['read'] = (report, home) =>
  create(report, playwrightReport)
    .filter(({ status, assertions }) => status === 'passed' && assertions > 0)
    .flatMap(({ title, file, line }) =>
      provingTests(title, `${inside(home, resolve('/', home, 'e2e', file))}:${line}`),
    )

/** A cached report may contain the absolute paths of another checkout. */
const inside = (home: string, file: string): string => file.slice(file.lastIndexOf(`/${home}/`) + 1)

const provingTests = (title: string, place: string): ProvingTest[] =>
  idsAhead(title).map(id => ({ id, place, title }))
