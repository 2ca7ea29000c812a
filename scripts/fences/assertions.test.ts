import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const path = 'packages/ui/vitest.config.ts'
const about = (text: string, at = path) => found({ [at]: text }, 'assertions')

test.each([
  'export default defineConfig({ test: {} })',
  'export default defineConfig({ test: { expect: { poll: { timeout: 1000 } } } })',
  'export default defineConfig({ test: { expect: { requireAssertions: false } } })',
  'export default defineConfig({ expect: { requireAssertions: true }, test: {} })',
  'export default defineConfig({ ...suite("unit"), test: {} })',
  'export default defineConfig({ test: { ...suite("unit"), expect: { requireAssertions: false } } })',
  '// test: { ...suite("unit") }\nexport default defineConfig({ test: {} })',
  'import { suite } from "./suites.ts"\nexport default defineConfig({ test: { ...suite("unit") } })',
])('finds a configuration that requires no assertion: %s', text => {
  expect(about(text)).toEqual([`assertions ${path}:1 tests may pass without an assertion`])
})

test.each([
  path,
  'scripts/vitest.config.ts',
  'scripts/new/vitest.config.ts',
  'apps/server/vitest.embedded.config.ts',
])('requires %s to demand an assertion', at => {
  expect(about('export default defineConfig({ test: {} })', at)).toHaveLength(1)
  const shared = "import { suite } from '../../scripts/testing/suite.ts'\n"
  expect(
    about(`${shared}export default defineConfig({ test: { ...suite('unit'), isolate: false } })`, at),
  ).toEqual([])
})

test('requires the options that the suites share to demand an assertion', () => {
  const at = 'scripts/testing/suite.ts'
  const lax = 'export const suite = () => ({ expect: { requireAssertions: false } })'
  expect(about(lax, at)).toEqual([`assertions ${at}:1 tests may pass without an assertion`])
  const demands =
    'export const suite = () => ({ expect: { poll: { timeout: 1000 }, requireAssertions: true } })'
  expect(about(demands, at)).toEqual([])
})

test('accepts a stories configuration that requires no assertion', () => {
  expect(about('export default defineConfig({ test: {} })', 'packages/ui/vitest.stories.config.ts')).toEqual(
    [],
  )
})

test.each([
  "test.fails('is wrong', run)",
  "it.fails.each([1])('%i is wrong', run)",
  "test.fail('is wrong', run)",
  "test('is wrong', { fails: true }, run)",
])('finds a test that passes by failing: %s', text => {
  const at = 'packages/ui/src/tickets/Ticket/Ticket.test.tsx'
  expect(about(text, at)).toEqual([`assertions ${at}:1 a test that passes by failing`])
})

test('finds a test that may fail once', () => {
  const at = 'apps/web/e2e/home.spec.ts'
  expect(about("test('is right at last', { retry: 3 }, run)", at)).toEqual([
    `assertions ${at}:1 a test that may fail once`,
  ])
})

test('finds a negative assertion that compares the whole text', () => {
  const at = 'packages/ui/src/games/GameView/GameView.test.tsx'
  const finding = `assertions ${at}:1 a text that is compared as a whole cannot be missing`
  expect(about("expect(screen.container).not.toHaveTextContent('Mega')", at)).toEqual([finding])
  expect(about("await expect.element(list).not.toHaveTextContent('Mega')", at)).toEqual([finding])
  expect(about("expect(screen.container).not.toMatchTextContent('Mega')", at)).toEqual([])
})
