import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const importing = (specifier: string) => `import { thing } from '${specifier}'\nexport const it = thing\n`

test.each([
  ['packages/domain-models/src/accounts/Account.ts', 'react'],
  ['packages/domain-models/src/accounts/Account.ts', '@players-club/forms-validation'],
  ['packages/forms-validation/src/accounts/signInForm.ts', 'react'],
  ['packages/forms-validation/src/accounts/signInForm.ts', '@players-club/api-client'],
  ['packages/api-client/src/accounts/signIn.ts', 'react'],
  ['packages/api-client/src/accounts/signIn.ts', '@players-club/forms-validation'],
  ['packages/flow-hooks/src/accounts/useSignIn.ts', '@players-club/ui'],
  ['packages/flow-hooks/src/accounts/useSignIn.ts', '@players-club/ui/primitives/Button'],
  ['packages/flow-hooks/src/accounts/useSignIn.ts', 'react-router'],
  ['packages/ui/src/accounts/look.ts', '@players-club/flow-hooks'],
  ['packages/ui/src/accounts/look.ts', '@players-club/api-client'],
  ['packages/ui/src/accounts/look.ts', '@players-club/forms-validation'],
  ['packages/ui/src/accounts/look.ts', 'swr'],
  ['packages/ui/src/accounts/look.ts', 'react-router'],
  ['packages/ui/src/accounts/look.ts', 'node:fs'],
  ['apps/web/app/accounts/login.ts', '@players-club/server'],
  ['apps/web/app/accounts/login.ts', 'react-aria-components'],
  ['apps/web/app/accounts/login.ts', '@vanilla-extract/css'],
  ['apps/lucky-lounge-embed/src/lounge/widget.ts', 'react-router'],
  ['apps/server/src/accounts/accounts.routes.ts', '@players-club/api-client'],
  ['apps/server/src/accounts/accounts.routes.ts', '@players-club/flow-hooks'],
  ['apps/server/src/accounts/accounts.routes.ts', '@players-club/ui'],
  ['apps/server/src/accounts/accounts.routes.ts', 'react'],
  ['apps/sandbox/src/services/mail.ts', '@players-club/api-client/contract'],
  ['apps/sandbox/src/services/mail.ts', '@players-club/server'],
])('forbids %s to import %s', (path, specifier) => {
  const home = path.split('/').slice(0, 2).join('/')
  expect(found({ [path]: importing(specifier) }, 'arrows')).toEqual([
    `arrows ${path}:1 ${home} may not import ${specifier}`,
  ])
})

test.each([
  ['packages/forms-validation/src/accounts/signInForm.ts', '@players-club/domain-models'],
  ['packages/api-client/src/accounts/signIn.ts', 'superstruct'],
  ['packages/flow-hooks/src/accounts/useSignIn.ts', '@players-club/api-client'],
  ['packages/flow-hooks/src/accounts/useSignIn.ts', 'swr/mutation'],
  ['packages/ui/src/accounts/look.ts', 'react-aria-components/Button'],
  ['packages/ui/src/accounts/look.test.ts', 'vitest'],
  ['apps/web/app/accounts/login.ts', '@players-club/ui/accounts/SignInView'],
  ['apps/server/src/accounts/accounts.routes.ts', '@players-club/api-client/contract'],
  ['apps/server/src/accounts/accounts.routes.ts', 'node:crypto'],
  ['apps/sandbox/src/services/mail.ts', '@players-club/domain-models'],
])('allows %s to import %s', (path, specifier) => {
  expect(found({ [path]: importing(specifier) }, 'arrows')).toEqual([])
})

test('finds routes of a server feature that open tables and services that know HTTP', () => {
  const feature = 'apps/server/src/accounts/accounts'
  expect(
    found({
      [`${feature}.routes.ts`]:
        importing('./accounts.tables.ts') + importing('drizzle-orm').replace('it', 'other'),
      [`${feature}.service.ts`]: importing('hono'),
      [`${feature}.tables.ts`]: importing('drizzle-orm/pg-core'),
    }),
  ).toEqual([
    `arrows ${feature}.routes.ts:1 routes.ts may not import ${feature}.tables.ts; ask the service`,
    `arrows ${feature}.routes.ts:3 routes.ts may not import drizzle-orm`,
    `arrows ${feature}.service.ts:1 service.ts may not import hono`,
  ])
})

test('counts types, re-exports and import() as imports', () => {
  const path = 'packages/ui/src/accounts/look.ts'
  const ways = [
    "import type { Api } from '@players-club/api-client'\nexport type It = Api",
    "export { api } from '@players-club/api-client'",
    "export * from '@players-club/api-client'",
    "export const late = () => loadLate(() => import('@players-club/api-client'))",
    "export type It = import('@players-club/api-client').Api",
  ]
  for (const text of ways)
    expect(found({ [path]: text })).toEqual([
      `arrows ${path}:1 packages/ui may not import @players-club/api-client`,
    ])
})

test('lets the server’s rows import one way, but for the named exceptions', () => {
  const about = (path: string, target: string) =>
    found({ [`apps/server/src/${path}`]: importing(target) }, 'arrows').map(each =>
      each.replace(/^.*:1 /, ''),
    )
  expect(about('kernel/outbox/outbox.ts', '../../providers/httpMail.ts')).toEqual([
    'kernel may not import providers',
  ])
  expect(about('kernel/jobs/jobs.ts', '../../store/orders.ts')).toEqual(['kernel may not import store'])
  expect(about('accounts/signIn.ts', '../activities/credit.ts')).toEqual([
    'accounts may not import activities',
  ])
  expect(about('games/games.ts', '../store/orders.ts')).toEqual(['games may not import store'])
  expect(about('profile/facts.ts', '../lounge/plays.ts')).toEqual(['profile may not import lounge'])
  expect(about('store/orders.ts', '../createFeatures.ts')).toEqual(['store may not import createFeatures.ts'])
  expect(about('store/orders.ts', '../games/games.ts')).toEqual([])
  expect(about('createFeatures.ts', './store/orders.ts')).toEqual([])
  expect(about('activities/credit.ts', '../accounts/lockPlayer.ts')).toEqual([])
  expect(about('kernel/sessions/find.ts', '../../accounts/accounts.tables.ts')).toEqual([])
  expect(about('accounts/signIn.ts', '../profile/facts.ts')).toEqual([])
  expect(about('profile/facts.ts', '../identity/readIdentity.ts')).toEqual([])
})

test('lets tests import shared helpers alone of scripts, and configuration steps of the build too', () => {
  const about = (path: string, target: string) =>
    found({ [path]: importing(`../../${target}`) }, 'arrows').length
  expect(about('apps/web/page.test.ts', 'scripts/testing/freePort.ts')).toBe(0)
  expect(about('apps/web/page.test.ts', 'scripts/building/compressed.ts')).toBe(1)
  expect(about('apps/web/page.test.ts', 'scripts/bench/processes.ts')).toBe(1)
  expect(about('apps/web/vite.config.ts', 'scripts/testing/freePort.ts')).toBe(0)
  expect(about('apps/web/vite.config.ts', 'scripts/building/compressed.ts')).toBe(0)
  expect(about('apps/web/vite.config.ts', 'scripts/bench/processes.ts')).toBe(1)
  expect(about('apps/web/app/page.ts', '../scripts/testing/freePort.ts')).toBe(1)
})

test('requires a package to be imported by its name, not by a path', () => {
  const path = 'packages/ui/src/accounts/look.ts'
  const text = importing('../../../flow-hooks/src/index.ts')
  expect(found({ [path]: text })).toEqual([
    `arrows ${path}:1 a relative import leaves packages/ui for packages/flow-hooks/src/index.ts; import the package by its name`,
  ])
})

test('allows configuration to read sources in the direction of the arrows', () => {
  const source = 'packages/domain-models/src/index.ts'
  const about = (path: string, specifier: string) => found({ [path]: importing(specifier) }, 'arrows')
  expect(about('apps/web/vite.config.ts', `../../${source}`)).toEqual([])
  expect(about('apps/web/app/shell/home.ts', `../../../../${source}`)).toHaveLength(1)
  expect(about('packages/ui/vite.config.ts', '../../apps/web/app/root.tsx')).toHaveLength(1)
})

test('forbids basics of ui to import features, and all but tokens, themes and art to import the palette', () => {
  expect(
    found({
      'packages/ui/src/themes/dark.ts': importing('../tokens/palette.ts'),
      'packages/ui/src/primitives/look.ts': importing('../tokens/palette.ts'),
      'packages/ui/src/primitives/menu.ts': importing('../shell/menu.ts'),
      'packages/ui/src/shell/menu.ts': 'export const thing = 1',
    }),
  ).toEqual([
    'arrows packages/ui/src/primitives/look.ts:1 the palette is private to tokens, themes and art; components speak in roles (themes/contract.css.ts)',
    'arrows packages/ui/src/primitives/menu.ts:1 primitives knows no feature, but imports shell',
  ])
})

test('forbids the club of flow-hooks to import features', () => {
  const about = (path: string, specifier: string) => found({ [path]: importing(specifier) }, 'arrows')
  expect(about('packages/flow-hooks/src/club/createClub.ts', '../accounts/Session.ts')).toEqual([
    'arrows packages/flow-hooks/src/club/createClub.ts:1 club knows no feature, but imports accounts',
  ])
  expect(about('packages/flow-hooks/src/club/createClub.ts', './store/createStore.ts')).toEqual([])
  expect(about('packages/flow-hooks/src/accounts/useSignIn.ts', '../club/useClub.ts')).toEqual([])
  expect(about('packages/flow-hooks/src/club/createClub.test.ts', '../accounts/index.ts')).toEqual([])
})

test('finds a cycle of imports, through a barrel as well', () => {
  expect(
    found({
      'packages/api-client/src/accounts/index.ts': "export { one } from './one.ts'",
      'packages/api-client/src/accounts/one.ts': "import { two } from './two.ts'\nexport const one = two",
      'packages/api-client/src/accounts/two.ts':
        "\nimport { one } from './index.ts'\nexport const two = () => one",
    }),
  ).toEqual([
    'cycles packages/api-client/src/accounts/index.ts:1 packages/api-client/src/accounts/index.ts → packages/api-client/src/accounts/one.ts → packages/api-client/src/accounts/two.ts → packages/api-client/src/accounts/index.ts',
  ])
})

test('finds views and flows that call the network themselves', () => {
  expect(
    found(
      {
        'packages/ui/src/shell/load.ts': "export const load = () => fetch('/api')",
        'packages/flow-hooks/src/shell/load.ts': "export const load = () => new WebSocket('wss://club')",
        'packages/flow-hooks/src/shell/tell.ts': "export const tell = () => navigator.sendBeacon('/api')",
        'packages/ui/src/shell/reload.ts': "export const reload = () => globalThis.fetch('/api')",
        'packages/flow-hooks/src/shell/given.ts': 'export const load = (fetch: () => void) => fetch()',
      },
      'network',
    ),
  ).toEqual([
    'network packages/flow-hooks/src/shell/load.ts:1 uses WebSocket',
    'network packages/flow-hooks/src/shell/tell.ts:1 uses sendBeacon',
    'network packages/ui/src/shell/load.ts:1 uses fetch',
    'network packages/ui/src/shell/reload.ts:1 uses fetch',
  ])
})
