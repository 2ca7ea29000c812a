import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSource } from '../fences/Source.ts'
import { readTree } from '../fences/Tree.ts'
import { coverage, ranges } from './coverage.ts'
import { lastRun } from './lastRun.ts'
import { provingTests } from './provingTests.ts'
import { readRequirements } from './Requirement.ts'

const proven = (text: string, path = 'packages/ui/src/shell/menu.test.ts') =>
  provingTests({
    files: [path],
    sources: [parseSource(path, text)],
    has: () => true,
    source: () => undefined,
    lines: () => 0,
  }).map(({ id, line }) => `${id}:${line}`)

test('ids at the head of a title count, wherever tests are written', () => {
  expect(proven("test('[SHELL-001] [SHELL-002] a guest', () => {})")).toEqual(['SHELL-001:1', 'SHELL-002:1'])
  expect(proven('\nit(`[SHELL-003] a ${word}`, () => {})')).toEqual(['SHELL-003:2'])
  expect(proven("describe('[SHELL-004] menus', () => {\n  test('[SHELL-005] open', run)\n})")).toEqual([
    'SHELL-004:1',
    'SHELL-005:2',
  ])
  expect(proven("test.each(words)('[VALID-001] %s', run)")).toEqual(['VALID-001:1'])
  expect(proven("test.each([\n  ['[VALID-002] short', 'a'],\n])('%s', run)")).toEqual(['VALID-002:2'])
  expect(proven("test('[HOME-001] title', run)", 'apps/web/e2e/home.spec.ts')).toEqual(['HOME-001:1'])
  expect(
    proven("export const Guest = { name: '[SHELL-006] Guest' }", 'packages/ui/src/shell/Menu.stories.tsx'),
  ).toEqual(['SHELL-006:1'])
})

test('what is skipped, planned, or only mentioned proves nothing', () => {
  expect(proven("test.skip('[SHELL-001] a guest', run)")).toEqual([])
  expect(proven("test.todo('[SHELL-001] a guest')")).toEqual([])
  expect(proven("test('a guest, see [SHELL-001]', run)")).toEqual([])
  expect(proven("// test('[SHELL-001] a guest', run)")).toEqual([])
  expect(proven("test('[SHELL-001] a guest', run)", 'packages/ui/src/shell/menu.ts')).toEqual([])
})

test('coverage counts by area and finds ids that do not exist', () => {
  const requirements = ['SHELL-001', 'SHELL-002', 'HOME-001'].map(id => ({
    id,
    statement: '',
    observable: '',
  }))
  const tests = ['SHELL-001', 'SHELL-001', 'HOME-009'].map(id => ({
    id,
    path: 'a.test.ts',
    line: 1,
    title: '',
  }))
  const { areas, covered, total, unknown } = coverage(requirements, tests)
  expect(areas.map(area => [area.name, area.covered, area.requirements.length])).toEqual([
    ['SHELL', 1, 2],
    ['HOME', 0, 1],
  ])
  expect([covered, total]).toEqual([1, 3])
  expect(unknown.map(({ id }) => id)).toEqual(['HOME-009'])
})

test('titles that are made while running are read from what the last run left, if they passed', () => {
  const root = mkdtempSync(join(tmpdir(), 'requirements-'))
  try {
    const report = (path: string, content: unknown) => {
      mkdirSync(join(root, path, 'reports'), { recursive: true })
      writeFileSync(
        join(root, path, 'reports', path.startsWith('apps') ? 'e2e.json' : 'unit.json'),
        JSON.stringify(content),
      )
    }
    const told = (title: string, status: string, ...ancestorTitles: string[]) => ({
      title,
      status,
      ancestorTitles,
    })
    report('packages/ui', {
      testResults: [
        {
          name: join(root, 'packages/ui/src/a.test.ts'),
          assertionResults: [
            told('[SHELL-001] passes', 'passed'),
            told('[SHELL-002] fails', 'failed'),
            told('inside', 'passed', '[SHELL-003] outside'),
          ],
        },
      ],
    })
    const spec = (title: string, ok: boolean) => ({ title, ok, file: 'a.spec.ts', line: 7 })
    report('apps/web', {
      suites: [{ specs: [spec('[HOME-001] a', true), spec('[HOME-002] b', false)], suites: [] }],
    })
    const ran = lastRun(root)
    expect(ran.map(({ id, path, line }) => `${id} ${path}:${line}`).sort()).toEqual([
      'HOME-001 apps/web/e2e/a.spec.ts:7',
      'SHELL-001 packages/ui/src/a.test.ts:1',
      'SHELL-003 packages/ui/src/a.test.ts:1',
    ])
    const [written] = ran
    const { areas } = coverage(
      [{ id: 'HOME-001', statement: '', observable: '' }],
      written ? [written] : [],
      ran,
    )
    expect(areas[0]?.requirements[0]?.tests).toHaveLength(1)
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('neighbouring numbers are told as one run', () => {
  expect(ranges(['A-001', 'A-002', 'A-003', 'A-007', 'A-009', 'A-010'])).toBe('001–003, 007, 009–010')
  expect(ranges([])).toBe('')
})

test('no test quotes a requirement that does not exist', () => {
  const root = dirname(dirname(import.meta.dirname))
  const requirements = readRequirements(join(root, 'docs/requirements/requirements.jsonl'))
  const { unknown } = coverage(requirements, provingTests(readTree(root)))
  expect(unknown).toEqual([])
})
