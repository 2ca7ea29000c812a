import { expect, test } from 'vitest'
import { found, lines } from './testing/fixture.ts'

test.each(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'dateUtils', 'testHelpers'])(
  'forbids the name %s',
  name => {
    const says = (path: string) => [
      `names ${path}:1 "${path.split('/').at(-1)}" says nothing about what is inside`,
    ]
    expect(found({ [`packages/ui/src/shell/${name}.ts`]: '' })).toEqual(
      says(`packages/ui/src/shell/${name}.ts`),
    )
    expect(found({ [`apps/server/src/kernel/${name}/one.ts`]: '' })).toEqual(
      says(`apps/server/src/kernel/${name}`),
    )
  },
)

test('accepts a longer word that contains a forbidden name', () => {
  expect(
    found({ 'packages/ui/src/shell/commonErrors.ts': '', 'packages/ui/src/shell/community.ts': '' }),
  ).toEqual([])
})

test('requires folders to be rows or named basics of their column', () => {
  expect(
    found({
      'packages/ui/src/rewards/index.ts': '',
      'packages/ui/src/tokens/index.ts': '',
      'packages/ui/src/widgets/index.ts': '',
      'apps/server/src/kernel/clock/index.ts': '',
      'apps/web/app/login/route.tsx': '',
      'packages/domain-models/src/messages/en/rewards.ts': '',
      'packages/domain-models/src/messages/en/accountPages.ts': '',
      'packages/domain-models/src/messages/en/mails.ts': '',
      'packages/domain-models/src/messages/es/buttons.ts': '',
    }),
  ).toEqual([
    'rows apps/web/app/login:1 "login" is neither a row nor a basic of apps/web',
    'rows packages/domain-models/src/messages/es/buttons.ts:1 "buttons" is no row: texts live in the file of their row',
    'rows packages/ui/src/widgets:1 "widgets" is neither a row nor a basic of packages/ui',
  ])
})

test.each([
  ['packages/ui/src/rewards/Stub.tsx', 200, 'a component'],
  ['packages/flow-hooks/src/rewards/useRedeem.ts', 120, 'a hook'],
  ['packages/flow-hooks/src/rewards/redeem.machine.ts', 250, 'a machine'],
  ['packages/api-client/src/rewards/redeem.ts', 40, 'an endpoint'],
  ['apps/server/src/rewards/rewards.service.ts', 250, 'a service'],
  ['apps/web/app/rewards/reward.tsx', 60, 'a route module'],
  ['packages/ui/src/themes/contract.ts', 250, 'a file'],
])('limits %s to %d lines', (path, limit, what) => {
  const about = (count: number) =>
    found({ [path]: lines(count), [path.replace('.machine.ts', '.machine.test.ts')]: lines(count) })
  expect(about(limit)).toEqual([])
  expect(about(limit + 1)).toEqual([
    `lengths ${path}:${limit + 1} ${limit + 1} lines; ${what} has up to ${limit}`,
  ])
})

test('counts neither the directive nor the comments above declarations', () => {
  const path = 'packages/flow-hooks/src/rewards/useRedeem.ts'
  const [first, second] = ["'use client'\n\n", '/**\n * What is redeemed.\n */\n']
  expect(found({ [path]: first + second + lines(120) }, 'lengths')).toEqual([])
  expect(found({ [path]: first + second + lines(121) }, 'lengths')).toHaveLength(1)
})

test('allows long tests and texts', () => {
  expect(
    found({
      'packages/ui/src/rewards/look.test.ts': lines(300),
      'packages/domain-models/src/messages/en/rewards.ts': lines(300),
    }),
  ).toEqual([])
})

test('finds an index.ts that only re-exports files inside a row', () => {
  const reExport = "export { one } from './one.ts'"
  const kernel = 'apps/server/src/kernel/clock/index.ts'
  const flow = 'packages/flow-hooks/src/rewards/redeem/index.ts'
  const files = {
    [flow]: reExport,
    [kernel]: reExport,
    'packages/flow-hooks/src/rewards/index.ts': reExport,
    'packages/flow-hooks/src/index.ts': reExport,
  }
  expect(found(files, 'index-files')).toEqual(
    [kernel, flow].map(path => `index-files ${path}:1 only re-exports other files`),
  )
  const two = `${reExport}\nexport { two } from './two.ts'`
  expect(found({ [kernel]: two, [flow]: `${two}\nexport const three = 3` }, 'index-files')).toEqual([])
})

test('finds a primitive without its dossier', () => {
  const folder = 'packages/ui/src/primitives/Stub'
  expect(found({ [`${folder}/Stub.tsx`]: '' })).toEqual(
    ['Stub.spec.md', 'Stub.stories.tsx', 'Stub.test.tsx', 'Stub.types.test.tsx'].map(
      file => `dossiers ${folder}:1 ${file} is missing`,
    ),
  )
})

test('requires stories and a test for a component of a row, and a test for a machine', () => {
  const folder = 'packages/ui/src/rewards/RewardCard'
  const machine = 'packages/flow-hooks/src/rewards/redeem/redeem.machine.ts'
  expect(found({ [`${folder}/RewardCard.tsx`]: '', [machine]: '' })).toEqual([
    `dossiers ${machine}:1 redeem.machine.test.ts is missing`,
    `dossiers ${folder}:1 RewardCard.stories.tsx is missing`,
    `dossiers ${folder}:1 RewardCard.test.tsx is missing`,
  ])
  expect(
    found({
      ...Object.fromEntries(
        ['.tsx', '.stories.tsx', '.test.tsx'].map(ending => [`${folder}/RewardCard${ending}`, '']),
      ),
      [machine]: '',
      [machine.replace('.ts', '.test.ts')]: '',
    }),
  ).toEqual([])
})
