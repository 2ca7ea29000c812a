import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { coverage, coverageOf, ranges, verdict } from './coverage.ts'
import { idsAhead } from './lastRun.ts'
import { lastRun } from './lastRun.ts'

const repository = dirname(dirname(import.meta.dirname))
let root: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'requirements-')))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}

/** Writes a vitest suite and its report of these tests, each with its status. */
function vitestLeft(home: string, path: string, tests: Record<string, string>): void {
  write(`${home}/vitest.config.ts`, '')
  const assertionResults = Object.entries(tests).map(([title, status]) => ({ title, status }))
  write(`${home}/reports/unit.json`, { testResults: [{ name: join(root, home, path), assertionResults }] })
}

const ran = (title: string, given: object = {}) => ({
  project: 'postgres',
  file: 'home.spec.ts',
  line: 7,
  title,
  status: 'passed',
  assertions: 2,
  ...given,
})
function playwrightLeft(tests: readonly object[]): void {
  write('apps/web/playwright.config.ts', '')
  write('apps/web/reports/e2e-assertions.json', tests)
}

const proven = () => lastRun(root).tests.map(({ id, place }) => `${id} ${place}`)

test('reads ids only at the start of a title', () => {
  expect(idsAhead('[SHELL-001] [SHELL-002] opens for a guest')).toEqual(['SHELL-001', 'SHELL-002'])
  expect(idsAhead('opens for a guest, see [SHELL-001]')).toEqual([])
  expect(idsAhead('[SHELL-1] opens for a guest')).toEqual([])
})

test('counts passed tests with an assertion, and no group, skipped, planned, failing or empty test of vitest', () => {
  const tests = `import { describe, expect, test } from 'vitest'
test('[SHELL-001] passes', () => expect(1).toBe(1))
test('[SHELL-002] fails', () => expect(1).toBe(2))
test('[SHELL-003] has no assertion', () => {})
test.skip('[SHELL-004] is skipped', () => expect(1).toBe(1))
test('[SHELL-005] skips itself', context => context.skip())
test.todo('[SHELL-006] is planned')
describe('[SHELL-007] a group', () => {
  test('passes inside of it', () => expect(1).toBe(1))
  test.each(['a', 'b'])('[SHELL-008] [SHELL-009] passes for %s', letter => expect(letter).not.toBe(''))
})
describe.skip('a skipped group', () => {
  test('[SHELL-010] would pass', () => expect(1).toBe(1))
})
`
  write('packages/ui/src/menu.test.ts', tests)
  write('packages/ui/package.json', { type: 'module' })
  write(
    'packages/ui/vitest.config.ts',
    `export default { test: { reporters: [['json', { outputFile: 'reports/unit.json' }]], expect: { requireAssertions: true } } }`,
  )
  symlinkSync(join(repository, 'node_modules'), join(root, 'packages/ui/node_modules'))
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  spawnSync(join(repository, 'node_modules/.bin/vitest'), ['run'], {
    cwd: join(root, 'packages/ui'),
    env: Object.fromEntries(environment),
  })
  expect(lastRun(root).tests.map(({ id, place, title }) => [id, place, title])).toEqual([
    ['SHELL-001', 'packages/ui/src/menu.test.ts', '[SHELL-001] passes'],
    ['SHELL-008', 'packages/ui/src/menu.test.ts', '[SHELL-008] [SHELL-009] passes for a'],
    ['SHELL-009', 'packages/ui/src/menu.test.ts', '[SHELL-008] [SHELL-009] passes for a'],
    ['SHELL-008', 'packages/ui/src/menu.test.ts', '[SHELL-008] [SHELL-009] passes for b'],
    ['SHELL-009', 'packages/ui/src/menu.test.ts', '[SHELL-008] [SHELL-009] passes for b'],
  ])
})

test('counts passed Playwright tests with an assertion, once for all projects', () => {
  playwrightLeft([
    ran('[HOME-001] passes'),
    ran('[HOME-001] passes', { project: 'embedded' }),
    ran('[HOME-002] has no assertion', { assertions: 0 }),
    ran('[HOME-003] fails', { status: 'failed' }),
    ran('[HOME-004] takes too long', { status: 'timedOut' }),
    ran('[HOME-005] is skipped', { status: 'skipped', assertions: 0 }),
    ran('[HOME-006] stands deeper', { file: join(root, 'apps/web/e2e/journeys/home.spec.ts') }),
  ])
  expect(proven()).toEqual([
    'HOME-001 apps/web/e2e/home.spec.ts:7',
    'HOME-006 apps/web/e2e/journeys/home.spec.ts:7',
  ])
})

test('ignores the names of stories', () => {
  vitestLeft('packages/ui', 'src/menu.test.ts', {})
  write('packages/ui/reports/stories.json', {
    testResults: [
      { name: 'Menu.stories.tsx', assertionResults: [{ title: '[SHELL-001] Guest', status: 'passed' }] },
    ],
  })
  expect(proven()).toEqual([])
})

test('counts the scripts as a suite', () => {
  write('reports/scripts.json', {
    testResults: [
      {
        name: join(root, 'scripts/start.test.ts'),
        assertionResults: [{ title: '[SHELL-001] starts', status: 'passed' }],
      },
    ],
  })
  expect(proven()).toEqual(['SHELL-001 scripts/start.test.ts'])
})

test('reports a suite without a report as not run', () => {
  write('packages/ui/vitest.config.ts', '')
  write('apps/web/playwright.config.ts', '')
  expect(lastRun(root)).toEqual({
    tests: [],
    missing: [
      'packages/ui/reports/unit.json',
      'reports/scripts.json',
      'apps/web/reports/e2e-assertions.json',
    ],
    older: [],
  })
})

test('names a report that is older than a source of its suite', () => {
  vitestLeft('packages/ui', 'src/menu.test.ts', {})
  vitestLeft('packages/flow-hooks', 'src/menu.test.ts', {})
  write('packages/ui/src/shell/menu.ts', '')
  write('packages/flow-hooks/src/shell/menu.ts', '')
  const at = (path: string, time: string) => utimesSync(join(root, path), new Date(time), new Date(time))
  at('packages/ui/reports/unit.json', '2025-03-01T18:00:00Z')
  at('packages/ui/src/shell/menu.ts', '2025-03-01T18:00:01Z')
  at('packages/flow-hooks/reports/unit.json', '2025-03-01T18:00:01Z')
  at('packages/flow-hooks/src/shell/menu.ts', '2025-03-01T18:00:00Z')
  expect(lastRun(root).older).toEqual(['packages/ui/reports/unit.json'])
})

test('rejects a file that is not a report', () => {
  write('packages/ui/vitest.config.ts', '')
  write('packages/ui/reports/unit.json', { tests: [] })
  expect(() => lastRun(root)).toThrow('testResults')
})

const requirements = ['SHELL-001', 'SHELL-002', 'HOME-001'].map(id => ({ id, statement: '', observable: '' }))
const passed = (...ids: string[]) => ({
  tests: ids.map(id => ({ id, place: 'a.test.ts', title: '' })),
  missing: [],
  older: [],
})

test('counts coverage by area and finds ids that do not exist', () => {
  const { areas, covered, total, unknown } = coverage(
    requirements,
    passed('SHELL-001', 'SHELL-001', 'HOME-009'),
  )
  expect(areas.map(area => [area.name, area.covered, area.requirements.length])).toEqual([
    ['SHELL', 1, 2],
    ['HOME', 0, 1],
  ])
  expect([covered, total]).toEqual([1, 3])
  expect(unknown.map(({ id }) => id)).toEqual(['HOME-009'])
})

test('passes a whole run when every requirement is covered', () => {
  expect(verdict(coverage(requirements, passed('SHELL-001', 'SHELL-002', 'HOME-001')))).toEqual({
    isPassed: true,
    lines: ['requirements: 3 of 3 covered'],
  })
})

test('fails a whole run and names what is not covered', () => {
  expect(verdict(coverage(requirements, passed('SHELL-001', 'HOME-001')))).toEqual({
    isPassed: false,
    lines: ['requirements: 2 of 3 covered', '  SHELL-002 has no test that passed'],
  })
})

test('fails a whole run when a test names a requirement that does not exist', () => {
  expect(verdict(coverage(requirements, passed('SHELL-001', 'SHELL-002', 'HOME-001', 'HOME-009')))).toEqual({
    isPassed: false,
    lines: ['requirements: 3 of 3 covered', '  HOME-009 does not exist, but a.test.ts names it'],
  })
})

test('measures a checkout by its own statements and reports', () => {
  write('docs/requirements/requirements.jsonl', requirements.map(each => JSON.stringify(each)).join('\n'))
  vitestLeft('packages/ui', 'src/menu.test.ts', { '[SHELL-001] opens': 'passed' })
  expect(verdict(coverageOf(root)).lines).toEqual([
    'requirements: 1 of 3 covered',
    '  reports/scripts.json is missing: its suite did not run',
    '  SHELL-002 has no test that passed',
    '  HOME-001 has no test that passed',
  ])
})

test('shows consecutive numbers as one range', () => {
  expect(ranges(['A-001', 'A-002', 'A-003', 'A-007', 'A-009', 'A-010'])).toBe('001–003, 007, 009–010')
  expect(ranges([])).toBe('')
})
