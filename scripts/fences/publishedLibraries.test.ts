import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const about = (path: string, text: string) => found({ [path]: text }, 'published-libraries')

test('a plugin of the build that transforms code, an alias and a pattern for dependencies are found', () => {
  const plugin = "export const cut = { name: 'cut', transform: code => code.replace('a', 'b') }"
  expect(about('scripts/building/cut.ts', plugin)).toEqual([
    'published-libraries scripts/building/cut.ts:1 transform',
  ])
  expect(
    about('scripts/building/cut.ts', 'export const cut = { transform(code) { return code } }'),
  ).toHaveLength(1)
  expect(
    about('apps/web/vite.config.ts', "export default { resolve: { alias: { react: './r.ts' } } }"),
  ).toEqual(['published-libraries apps/web/vite.config.ts:1 alias'])
  expect(
    about('packages/ui/tsup.config.ts', 'build.onLoad({ filter: /node_modules.swr/ }, () => null)'),
  ).toEqual(['published-libraries packages/ui/tsup.config.ts:1 a pattern for node_modules'])
})

test('a name that a library marks as unsafe is found, in shipped code too', () => {
  expect(
    about('apps/web/app/shell/x.ts', "import { UNSAFE_FrameworkContext, useMatches } from 'react-router'"),
  ).toEqual(['published-libraries apps/web/app/shell/x.ts:1 UNSAFE_FrameworkContext'])
})

test('the bundler’s own options and plugins of libraries are free', () => {
  expect(
    about(
      'apps/web/vite.config.ts',
      "import locales from '@react-aria/optimize-locales-plugin'\nexport default { plugins: [locales.vite({})] }",
    ),
  ).toEqual([])
})
