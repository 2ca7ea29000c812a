import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { array, create, string, type } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspect } from '../fences/fences.ts'
import { readTree } from '../fences/Tree.ts'
import type { Wanted } from './generate.ts'
import { generate } from './generate.ts'
import { copyRepository } from './testing/copyRepository.ts'
import { Refusal } from './Workshop.ts'

const root = dirname(dirname(import.meta.dirname))

/** One of each kind, in rows that have one already and in rows that have none. */
const wanted: readonly Wanted[] = [
  { kind: 'component', row: 'primitives', name: 'PunchRow' },
  { kind: 'component', row: 'surveys', name: 'SurveyCard' },
  { kind: 'endpoint', row: 'accounts', name: 'getTrophies' },
  { kind: 'route', row: 'identity', name: 'ConfirmTwice', title: 'shell.profile', guard: 'secured' },
  { kind: 'flow', row: 'accounts', name: 'forgetDevices' },
  { kind: 'feature', row: 'promotions', name: 'drawReminders' },
]

let copy: ReturnType<typeof copyRepository>
let made: string[] = []

beforeAll(() => {
  copy = copyRepository()
  made = [...new Set(wanted.flatMap(each => generate(copy.folder, each)))]
})
afterAll(() => copy.remove())

/** Runs a tool in the copy as from a shell, without the environment of this test run. */
function run(
  folder: string,
  command: string,
  args: readonly string[],
): { status: number | null; output: string } {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', command), args, {
    cwd: join(copy.folder, folder),
    env,
    encoding: 'utf8',
  })
  return { status, output: `${stdout}${stderr}` }
}

const sources = () => made.filter(path => /\.tsx?$/.test(path))
/** The lines about generated files: the rest of the repository has its own checks. */
const aboutMade = (output: string) =>
  output.split('\n').filter(line => made.some(path => line.includes(path)))

test('writes files where the map says', () => {
  expect(made).toEqual(
    expect.arrayContaining([
      'packages/ui/src/primitives/PunchRow/PunchRow.spec.md',
      'packages/ui/src/surveys/SurveyCard/SurveyCard.tsx',
      'packages/api-client/src/accounts/getTrophies.ts',
      'packages/api-client/src/identity/confirmTwice.ts',
      'packages/flow-hooks/src/identity/confirmTwice/useConfirmTwice.ts',
      'packages/ui/src/identity/ConfirmTwiceView/ConfirmTwiceView.tsx',
      'apps/web/app/identity/confirmTwice.route.tsx',
      'packages/flow-hooks/src/accounts/forgetDevices/useForgetDevices.ts',
      'apps/server/src/promotions/drawReminders.tables.ts',
    ]),
  )
})

test('formats the files', () => {
  expect(run('.', 'oxfmt', ['--check', ...made])).toMatchObject({ status: 0 })
})

test('writes files in which the linter finds nothing', () => {
  expect(run('.', 'oxlint', ['--type-aware', '-f', 'unix', ...sources()]).output).not.toMatch(/\[Error/)
})

test('writes files that pass the fences', () => {
  const breaches = inspect(readTree(copy.folder)).flatMap(finding => finding.breaches)
  const folders = made.map(path => dirname(path))
  expect(breaches.filter(({ path }) => made.includes(path) || folders.includes(path))).toEqual([])
})

test('writes files whose types check', () => {
  run('apps/web', 'react-router', ['typegen'])
  const compilerOptions = {
    types: ['node', 'vite/client'],
    rootDirs: ['apps/web', 'apps/web/.react-router/types'],
  }
  // Checks the generated files and their imports in one program; the rest of a package is checked with the package.
  const onlyMade = {
    extends: './tsconfig.base.json',
    compilerOptions,
    files: sources(),
    include: ['apps/web/.react-router/types/**/*'],
  }
  writeFileSync(join(copy.folder, 'tsconfig.made.json'), JSON.stringify(onlyMade))
  const { output } = run('.', 'tsc', ['-p', 'tsconfig.made.json'])
  expect(aboutMade(output)).toEqual([])
  // An error in the configuration names no file.
  expect(output).not.toMatch(/^error TS/m)
})

const vitestReport = type({ testResults: array(type({ name: string(), status: string() })) })

test('writes tests and stories that pass in the suites of their packages', () => {
  // The copy's dependencies are outside of it, and vite serves no files from there by default.
  const config = `import { mergeConfig } from 'vite'
import stories from './packages/ui/vitest.stories.config.ts'

const outside = { server: { fs: { allow: ['${root}', '${copy.folder}'] } } }

export default {
  test: {
    projects: [
      'packages/api-client',
      'packages/flow-hooks',
      'packages/ui',
      'apps/server',
      mergeConfig(stories, { ...outside, test: { name: 'stories' } }),
    ],
    reporters: [['json', { outputFile: 'reports/made.json' }]],
  },
}
`
  writeFileSync(join(copy.folder, 'vitest.made.config.ts'), config)
  const names = ['confirmTwice', 'forgetDevices', 'PunchRow', 'SurveyCard', 'ConfirmTwice', 'drawReminders']
  const contract = ['contract.test', 'openApi.test']
  const { status, output } = run('.', 'vitest', [
    'run',
    '--config',
    'vitest.made.config.ts',
    // The evening theme's project runs every rule of axe.
    '--project=!day',
    ...names,
    ...contract,
  ])
  const report = join(copy.folder, 'reports/made.json')
  if (!existsSync(report)) throw new Error(`vitest left no report.\n${output}`)
  const { testResults } = create(JSON.parse(readFileSync(report, 'utf8')), vitestReport)
  const ended = (which: string) =>
    testResults
      .filter(each => each.status === which)
      .map(({ name }) => relative(copy.folder, name))
      // The type tests are run by the compiler, above.
      .filter(path => !path.endsWith('.types.test.tsx'))
      .sort()
  expect({ failed: ended('failed'), output: status === 0 ? '' : output }).toEqual({ failed: [], output: '' })
  expect(ended('passed')).toEqual([
    'apps/server/src/promotions/drawReminders.test.ts',
    'packages/api-client/src/contract.test.ts',
    'packages/api-client/src/openapi/openApi.test.ts',
    'packages/flow-hooks/src/accounts/forgetDevices/useForgetDevices.test.ts',
    'packages/flow-hooks/src/identity/confirmTwice/useConfirmTwice.test.ts',
    'packages/ui/src/identity/ConfirmTwiceView/ConfirmTwiceView.stories.tsx',
    'packages/ui/src/identity/ConfirmTwiceView/ConfirmTwiceView.test.tsx',
    'packages/ui/src/primitives/PunchRow/PunchRow.stories.tsx',
    'packages/ui/src/primitives/PunchRow/PunchRow.test.tsx',
    'packages/ui/src/surveys/SurveyCard/SurveyCard.stories.tsx',
    'packages/ui/src/surveys/SurveyCard/SurveyCard.test.tsx',
  ])
})

test.each<[Wanted, string]>([
  [{ kind: 'flow', row: 'widgets', name: 'spin' }, '"widgets" is no row'],
  [{ kind: 'page', row: 'rewards', name: 'Spin' }, '"page" cannot be made'],
  [{ kind: 'component', row: 'rewards', name: '../Spin' }, '"../Spin" is no name'],
  [{ kind: 'route', row: 'rewards', name: 'Spin' }, 'A page has a title'],
  [{ kind: 'route', row: 'rewards', name: 'Spin', title: 'no.such.key' }, 'No text has the key no.such.key'],
  [
    { kind: 'route', row: 'rewards', name: 'Spin', title: 'shell.rewards', guard: 'admin' },
    '"admin" is no guard',
  ],
  [{ kind: 'component', row: 'primitives', name: 'Button' }, 'is there already'],
])('%o is refused: %s', (each, why) => {
  expect(() => generate(copy.folder, each)).toThrow(Refusal)
  expect(() => generate(copy.folder, each)).toThrow(why)
})
