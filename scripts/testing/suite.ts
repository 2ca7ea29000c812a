import { limits } from './patience.ts'

/** Every suite leaves a JSON report beside what it prints; `npm test` adds them up. */
const reports = (name: string): ['default', ['json', { outputFile: string }]] => [
  'default',
  ['json', { outputFile: `reports/${name}.json` }],
]

/** The options that all suites share. Spread it into `test` of the configuration. */
export const suite = (name: string) => ({
  reporters: reports(name),
  testTimeout: limits.test,
  hookTimeout: limits.hook,
  expect: { requireAssertions: true, poll: { timeout: limits.poll } },
})

const resolve = { conditions: ['@players-club/source', 'node', 'import', 'default'] }

/** Our packages from their sources, for tests that run on Node. Spread it into the configuration. */
export const nodeConditions = { resolve, ssr: { resolve } }
