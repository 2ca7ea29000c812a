import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { array, boolean, create, is, number, optional, string, type } from 'superstruct'
import type { ProvingTest } from './provingTests.ts'
import { idsAhead } from './provingTests.ts'

const vitestReport = type({
  testResults: array(
    type({
      name: string(),
      assertionResults: array(type({ title: string(), ancestorTitles: array(string()), status: string() })),
    }),
  ),
})
const playwrightSpec = type({ title: string(), ok: boolean(), file: string(), line: number() })

/** Titles that are only known once a suite has run (computed ones), out of the reports it left. Only what passed counts. */
export function lastRun(root: string): ProvingTest[] {
  return globSync('{packages,apps}/*/reports/{unit,stories,e2e}.json', { cwd: root }).flatMap(path => {
    const report: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'))
    if (is(report, vitestReport)) return fromVitest(root, report)
    return fromPlaywright(dirname(dirname(path)), report)
  })
}

function fromVitest(root: string, { testResults }: typeof vitestReport.TYPE): ProvingTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .flatMap(({ title, ancestorTitles }) =>
        [...ancestorTitles, title].flatMap(each =>
          idsAhead(each).map(id => ({ id, path: relative(root, name), line: 1, title: each })),
        ),
      ),
  )
}

function fromPlaywright(home: string, suite: unknown): ProvingTest[] {
  const { suites = [], specs = [] } = create(
    suite,
    type({ suites: optional(array()), specs: optional(array()) }),
  )
  const own = specs.flatMap(each => {
    if (!is(each, playwrightSpec) || !each.ok) return []
    const { title, file, line } = each
    return idsAhead(title).map(id => ({ id, path: join(home, 'e2e', file), line, title }))
  })
  return [...own, ...suites.flatMap(each => fromPlaywright(home, each))]
}
