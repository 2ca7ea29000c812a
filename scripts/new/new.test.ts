import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inspect } from '../fences/fences.ts'
import { readTree } from '../fences/Tree.ts'
import type { Wanted } from './generate.ts'
import { generate } from './generate.ts'
import { copyOfHouse } from './testing/copyOfHouse.ts'
import { Refusal } from './Workshop.ts'

const root = dirname(dirname(import.meta.dirname))

/** One of each, in rows that have such a thing already and in rows that have none. */
const wanted: readonly Wanted[] = [
  { kind: 'component', row: 'primitives', name: 'PunchRow' },
  { kind: 'component', row: 'surveys', name: 'SurveyCard' },
  { kind: 'endpoint', row: 'accounts', name: 'getTrophies' },
  { kind: 'route', row: 'identity', name: 'ConfirmTwice', title: 'shell.profile', guard: 'secured' },
  { kind: 'flow', row: 'accounts', name: 'forgetDevices' },
  { kind: 'feature', row: 'promotions', name: 'drawReminders' },
]

let house: ReturnType<typeof copyOfHouse>
let made: string[] = []

beforeAll(() => {
  house = copyOfHouse()
  made = [...new Set(wanted.flatMap(each => generate(house.folder, each)))]
}, 60_000)
afterAll(() => house.remove())

/** Runs a tool as a person would in the copy, not as a part of this test run. */
function run(
  folder: string,
  command: string,
  args: readonly string[],
): { status: number | null; output: string } {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', command), args, {
    cwd: join(house.folder, folder),
    env,
    encoding: 'utf8',
  })
  return { status, output: `${stdout}${stderr}` }
}

const sources = () => made.filter(path => /\.tsx?$/.test(path))
/** Only what is said about files that were made: the rest of the house has its own checks. */
const aboutMade = (output: string) =>
  output.split('\n').filter(line => made.some(path => line.includes(path)))

test('files stand where the map says', () => {
  expect(made).toEqual(
    expect.arrayContaining([
      'packages/ui/src/primitives/PunchRow/PunchRow.spec.md',
      'packages/ui/src/surveys/SurveyCard/SurveyCard.tsx',
      'packages/api-client/src/accounts/getTrophies.ts',
      'packages/api-client/src/identity/confirmTwice.ts',
      'packages/flow-hooks/src/identity/confirmTwice/confirmTwice.machine.ts',
      'packages/ui/src/identity/ConfirmTwiceView/ConfirmTwiceView.tsx',
      'apps/web/app/identity/confirmTwice.route.tsx',
      'packages/flow-hooks/src/accounts/forgetDevices/useForgetDevices.ts',
      'apps/server/src/promotions/drawReminders.tables.ts',
    ]),
  )
})

test('they are formatted', () => {
  expect(run('.', 'prettier', ['--check', ...made])).toMatchObject({ status: 0 })
})

test('the linter finds nothing in them', () => {
  expect(run('.', 'oxlint', ['--type-aware', '-f', 'unix', ...sources()]).output).not.toMatch(/\[Error/)
})

test('they keep inside the fences', () => {
  const breaches = inspect(readTree(house.folder)).flatMap(finding => finding.breaches)
  const folders = made.map(path => dirname(path))
  expect(breaches.filter(({ path }) => made.includes(path) || folders.includes(path))).toEqual([])
})

test.each(['packages/api-client', 'packages/flow-hooks', 'packages/ui', 'apps/server', 'apps/web'])(
  'types fit in %s',
  folder => {
    if (folder === 'apps/web') run(folder, 'react-router', ['typegen'])
    const files = sources()
      .filter(path => path.startsWith(`${folder}/`))
      .map(path => relative(folder, path))
    expect(files).not.toEqual([])
    // What was made and what it stands on; the rest of the package is checked with the package.
    const onlyMade = { extends: './tsconfig.json', files, include: ['.react-router/types/**/*'] }
    writeFileSync(join(house.folder, folder, 'tsconfig.made.json'), JSON.stringify(onlyMade))
    const { output } = run('.', 'tsc', ['-p', `${folder}/tsconfig.made.json`])
    expect(aboutMade(output)).toEqual([])
  },
)

describe('their own tests pass', () => {
  /** Which test files ran, and whether all of them passed. */
  const ran = (folder: string, args: readonly string[], report = 'unit') => {
    const { status, output } = run(folder, 'vitest', ['run', ...args])
    const { testResults } = JSON.parse(
      readFileSync(join(house.folder, folder, `reports/${report}.json`), 'utf8'),
    )
    return { status, files: testResults.length, output: status === 0 ? '' : output }
  }
  const passing = (files: number) => ({ status: 0, files, output: '' })

  test('in api-client, with the contract and its document', () => {
    expect(ran('packages/api-client', ['src/contract.test.ts', 'src/openapi/openApi.test.ts'])).toEqual(
      passing(2),
    )
  })

  test('in flow-hooks', () => {
    expect(ran('packages/flow-hooks', ['confirmTwice', 'forgetDevices'])).toEqual(passing(4))
  })

  test('in ui', () => {
    expect(ran('packages/ui', ['PunchRow', 'SurveyCard', 'ConfirmTwice'])).toEqual(passing(3))
  })

  test('in ui as stories, with axe', () => {
    // The copy's dependencies lie outside of it, where a browser may not read otherwise.
    const config = `import { mergeConfig } from 'vite'
import stories from './vitest.stories.config.ts'

export default mergeConfig(stories, { server: { fs: { allow: ['${root}', '${house.folder}'] } } })
`
    writeFileSync(join(house.folder, 'packages/ui/vitest.copy.config.ts'), config)
    const args = [
      '--config',
      'vitest.copy.config.ts',
      '--project',
      'evening on a phone',
      'PunchRow',
      'SurveyCard',
      'ConfirmTwice',
    ]
    expect(ran('packages/ui', args, 'stories')).toEqual(passing(3))
  })

  test('in the server, on both engines', () => {
    expect(ran('apps/server', ['drawReminders'])).toEqual(passing(1))
  })
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
  expect(() => generate(house.folder, each)).toThrow(Refusal)
  expect(() => generate(house.folder, each)).toThrow(why)
})
