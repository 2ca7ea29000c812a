import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const path = 'packages/domain-models/src/tickets/kinds.test.ts'
const code = 'packages/domain-models/src/tickets/kinds.ts'
const house = {
  [code]:
    "export const KINDS = ['draw', 'scratch'] as const\nexport const NAMED = { draw: 1 }\nexport const listKinds = () => KINDS",
  'packages/domain-models/src/tickets/index.ts': "export { KINDS as TICKET_KINDS } from './kinds.ts'",
  'packages/domain-models/src/index.ts': "export * from './tickets/index.ts'",
}
const about = (text: string, more: Record<string, string> = {}) =>
  found(
    {
      ...house,
      [path]: `import { KINDS, NAMED, listKinds } from './kinds.ts'\n${text}`,
      ...more,
    },
    'own-lists',
  )
const of = (name: string) => [`own-lists ${path}:2 tests made of ${name} of ${code}`]

test.each([
  ["test.each(KINDS)('%s is sold', run)", 'KINDS'],
  ["it.each(KINDS)('%s is sold', run)", 'KINDS'],
  ["describe.each(KINDS)('%s', run)", 'KINDS'],
  ["test.for(KINDS)('%s is sold', run)", 'KINDS'],
  ["test.concurrent.each(KINDS)('%s is sold', run)", 'KINDS'],
  ["test.each(Object.keys(NAMED))('%s is sold', run)", 'NAMED'],
  ["test.each(Object.entries(NAMED))('%s is sold', run)", 'NAMED'],
  ["test.each(KINDS.map(kind => [kind, 1]))('%s is sold', run)", 'KINDS'],
  ["test.each(KINDS.filter(isSold).slice(1))('%s is sold', run)", 'KINDS'],
  ["test.each(['en', 'es'].flatMap(locale => KINDS.map(kind => [locale, kind])))('%s', run)", 'KINDS'],
  ["test.each([...KINDS])('%s is sold', run)", 'KINDS'],
  ["test.each([...new Set(KINDS)])('%s is sold', run)", 'KINDS'],
  ["test.each(Array.from(KINDS))('%s is sold', run)", 'KINDS'],
  ["test.each(['bingo'].concat(KINDS))('%s is sold', run)", 'KINDS'],
  ["test.each(KINDS as readonly string[])('%s is sold', run)", 'KINDS'],
  ["test.each(isLong ? KINDS : ['draw'])('%s is sold', run)", 'KINDS'],
  ["test.each(Object.keys({ ...NAMED, bingo: 2 }))('%s is sold', run)", 'NAMED'],
  ["test.each(NAMED.parts)('%s is sold', run)", 'NAMED'],
  ["test.each(listKinds())('%s is sold', run)", 'listKinds'],
  ['for (const kind of KINDS) test(`${kind} is sold`, run)', 'KINDS'],
  ["for (const kind of Object.keys(NAMED)) { describe(kind, () => { test('is sold', run) }) }", 'NAMED'],
  ['KINDS.forEach(kind => test(`${kind} is sold`, run))', 'KINDS'],
  ['for (const kind of KINDS) onEachEngine(`${kind}`, run)', 'KINDS'],
])('finds %s', (text, name) => {
  expect(about(text)).toEqual(of(name))
})

test.each([
  ['a constant', "const kinds = KINDS.filter(isSold)\ntest.each(kinds)('%s is sold', run)"],
  ['parts of it', "const [first, ...others] = KINDS\ntest.each(others)('%s is sold', run)"],
  ['a function', "const kinds = () => KINDS\ntest.each(kinds())('%s is sold', run)"],
  ['a function with a body', "function kinds() {\n  return KINDS\n}\ntest.each(kinds())('%s is sold', run)"],
  ['a function that is given it', "const two = list => list\ntest.each(two(KINDS))('%s is sold', run)"],
])('finds a list of the code behind %s', (_, text) => {
  expect(about(text)).toEqual([expect.stringContaining(`tests made of KINDS of ${code}`)])
})

test('finds a list by its definition through barrels, packages, other names and whole modules', () => {
  const others = {
    'packages/ui/src/tickets/a.test.ts':
      "import { TICKET_KINDS as kinds } from '@players-club/domain-models/tickets'\ntest.each(kinds)('%s', run)",
    'packages/ui/src/tickets/b.test.ts':
      "import * as models from '@players-club/domain-models'\ntest.each(Object.keys(models))('%s', run)",
  }
  expect(about('', others)).toEqual([
    `own-lists packages/ui/src/tickets/a.test.ts:2 tests made of TICKET_KINDS of ${code}`,
    'own-lists packages/ui/src/tickets/b.test.ts:2 tests made of models of packages/domain-models/src/index.ts',
  ])
})

test.each([
  ['a list of its own', "const kinds = ['draw', 'scratch']\ntest.each(kinds)('%s is sold', run)"],
  ['values of the code in a list of its own', "test.each([[NAMED.draw, 1], [KINDS[0], 2]])('%s', run)"],
  ['a loop inside of a test', "test('all are sold', () => { for (const kind of KINDS) sell(kind) })"],
  ['a range of its own', "test.each(Array.from({ length: 3 }, (_, at) => at))('%i', run)"],
  ['what it computes of its own list', "test.each([1, 2].map(at => KINDS[at]))('%s is sold', run)"],
  ['what is no test', 'for (const kind of KINDS) seed(kind)\nKINDS.map(kind => sell(kind))'],
  [
    'a list of another library',
    "import { readdirSync } from 'node:fs'\ntest.each(readdirSync('.'))('%s', run)",
  ],
])('allows a test to use %s', (_, text) => {
  expect(about(text)).toEqual([])
})

test.each([
  'packages/domain-models/src/tickets/tickets.fixtures.ts',
  'packages/domain-models/src/testing/tickets.ts',
  'apps/server/test/tickets.ts',
  'apps/web/e2e/tickets.ts',
])('allows a list that %s writes down, and forbids one that it only passes on', module => {
  const uses = (file: string) => ({
    'apps/web/e2e/a.spec.ts':
      `import { SOLD } from '/${module}'\nfor (const kind of SOLD) test(kind, run)`.replace(
        "'/",
        "'../../../",
      ),
    [module]: file,
  })
  expect(about('', uses("export const SOLD = ['draw', 'scratch']"))).toEqual([])
  const breach = (name: string) => [`own-lists apps/web/e2e/a.spec.ts:2 tests made of ${name} of ${code}`]
  const from = `from '${'../'.repeat(module.split('/').length - 1)}${code}'`
  expect(about('', uses(`export { KINDS as SOLD } ${from}`))).toEqual(breach('SOLD'))
  const handedOn = `import { KINDS } ${from}\nexport const SOLD = KINDS.filter(isSold)`
  expect(about('', uses(handedOn))).toEqual(breach('KINDS'))
})
