import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const machine = 'packages/flow-hooks/src/accounts/signIn/signIn.machine.ts'
const about = (text: string) =>
  found({ [machine]: text, [machine.replace('.ts', '.test.ts')]: 'export {}' }, 'purity')

test.each([
  ['Date.now()', 'reads the clock by Date.now'],
  ['new Date()', 'reads the clock by new Date()'],
  ['Math.random()', 'reads chance by Math.random'],
  ["fetch('/api')", 'reads fetch'],
  ['window.name', 'reads window'],
  ["localStorage.getItem('token')", 'reads localStorage'],
  ['globalThis.name', 'reads globalThis'],
  ['setTimeout(() => {}, delay)', 'reads setTimeout'],
  ['performance.now()', 'reads performance'],
  ['crypto.randomUUID()', 'reads crypto'],
])('finds a machine with %s', (expression, what) => {
  expect(about(`export const transition = (delay: number) => [${expression}, delay]`)).toEqual([
    `purity ${machine}:1 ${what}`,
  ])
})

test('forbids a machine to import React and SWR, but not their types', () => {
  expect(about("import { useState } from 'react'\nexport const it = useState")).toEqual([
    `purity ${machine}:1 imports react`,
  ])
  expect(about("import useSWR from 'swr'\nexport const it = useSWR")).toEqual([
    `purity ${machine}:1 imports swr`,
  ])
  expect(about("import type { ReactNode } from 'react'\nexport type It = ReactNode")).toEqual([])
})

test('accepts time as an argument, a given date and names of its own', () => {
  const text = `export function transition(now: Date, { location, performance }: { location: string; performance: number }) {
  const history = [new Date(0), new Date(now.getTime() + 5)]
  return { window: history, location, performance, at: now.getTime(), kind: typeof location }
}
export interface State { readonly document: string }
`
  expect(about(text)).toEqual([])
})

test('checks what a machine calls, through barrels, but not a neighbour that it does not call', () => {
  expect(
    found(
      {
        [machine]:
          "import { notify } from '../../club/index.ts'\nimport { seed } from './seed.ts'\nexport const it = [notify, seed]",
        [machine.replace('.ts', '.test.ts')]: 'export {}',
        'packages/flow-hooks/src/accounts/signIn/seed.ts': 'export const seed = () => Math.random()',
        'packages/flow-hooks/src/club/index.ts':
          "export { notify } from './machine/notify.ts'\nexport { useMachine } from './machine/useMachine.ts'",
        'packages/flow-hooks/src/club/machine/notify.ts': 'export const notify = 1',
        'packages/flow-hooks/src/club/machine/useMachine.ts':
          "import { useState } from 'react'\nexport const useMachine = useState",
      },
      'purity',
    ),
  ).toEqual(['purity packages/flow-hooks/src/accounts/signIn/seed.ts:1 reads chance by Math.random'])
})

test('forbids the clock and the DOM to models and form rules, and allows their tests the DOM', () => {
  expect(
    found(
      {
        'packages/domain-models/src/time/age.ts': 'export const age = () => Date.now()',
        'packages/domain-models/src/shell/title.ts': 'export const title = () => document.title',
        'packages/forms-validation/src/profile/birthDate.ts': '\nexport const today = () => new Date()',
        'packages/domain-models/src/time/age.test.ts': 'export const shown = document.title',
      },
      'purity',
    ),
  ).toEqual([
    'purity packages/domain-models/src/shell/title.ts:1 reads document',
    'purity packages/domain-models/src/time/age.ts:1 reads the clock by Date.now',
    'purity packages/forms-validation/src/profile/birthDate.ts:2 reads the clock by new Date()',
  ])
})

test('forbids markup in flows and style sheets in apps', () => {
  expect(
    found({
      'packages/flow-hooks/src/club/ClubProvider.tsx':
        'export const A = () => (\n  <Club>\n    <div />\n  </Club>\n)',
      'apps/web/app/shell/root.css.ts': 'export {}',
      'apps/lucky-lounge-embed/src/frame/frame.css': 'body {}',
    }),
  ).toEqual([
    'thinness apps/lucky-lounge-embed/src/frame/frame.css:1 a style sheet outside of packages/ui',
    'thinness apps/web/app/shell/root.css.ts:1 a style sheet outside of packages/ui',
    'thinness packages/flow-hooks/src/club/ClubProvider.tsx:3 <div> in a flow',
  ])
})
