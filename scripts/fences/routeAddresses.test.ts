import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const flow = 'packages/flow-hooks/src/rewards/useReward.ts'
const about = (text: string, path = flow) => found({ [path]: text }, 'route-addresses')

test.each([
  ["\nnavigator.go('/earn')", 2, '/earn'],
  ["session.end({ path: '/' })", 1, '/'],
  ['navigator.go(`/login?from=${from}`)', 1, '/login?from='],
  ["const HOME = '/'", 1, '/'],
])('finds the address of a page in a flow: %s', (text, line, address) => {
  expect(about(text)).toEqual([`route-addresses ${flow}:${line} the address ${address}`])
})

test.each([
  'navigator.go(paths.earn)',
  "path.startsWith('/')",
  "import type { Club } from '../club/createClub.ts'",
  "const foreign = '//elsewhere'",
  'const own = `${origin}/earn`',
])('allows what is no address of a page: %s', text => {
  expect(about(text)).toEqual([])
})

test.each([
  'packages/flow-hooks/src/club/ClubPaths.ts',
  'packages/flow-hooks/src/rewards/useReward.test.tsx',
  'apps/web/app/rewards/Rewards.tsx',
])('allows addresses in %s', path => {
  expect(about("export const earn = '/earn'", path)).toEqual([])
})
