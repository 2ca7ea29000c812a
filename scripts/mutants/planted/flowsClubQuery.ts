import type { Mutant } from '../Mutant.ts'
import { hooks, web } from '../suites.ts'

export const flowsClubQuery: readonly Mutant[] = [
  {
    name: 'data rendered for one player stays for the next one',
    file: 'packages/flow-hooks/src/club/query/createQueries.ts',
    from: 'for (const key of Object.keys(fallback)) delete fallback[key]',
    to: "for (const key of Object.keys(fallback)) if (key === '') delete fallback[key]",
    suites: hooks('src/club/query/useQuery.test.tsx'),
  },
  {
    name: "a guest sends a player's query",
    file: 'packages/flow-hooks/src/club/query/useQuery.ts',
    from: "input !== null && (endpoint.access === 'open' || isPlayer(slice))",
    to: 'input !== null && endpoint.access !== undefined',
    suites: hooks('src/club/query/useQuery.test.tsx'),
  },
  {
    name: 'a reward that ends while its page is open takes the barcode with it',
    file: 'packages/flow-hooks/src/club/query/useFound.ts',
    from: 'const isOpen = data !== undefined && foundId === id',
    to: 'const isOpen = false',
    suites: web('test/rewards/reward.test.tsx'),
  },
  {
    name: 'a reward that has ended since the last visit is shown from the cache',
    file: 'packages/flow-hooks/src/club/query/useFound.ts',
    from: 'const isOpen = data !== undefined && foundId === id',
    to: 'const isOpen = data !== undefined',
    suites: hooks('src/club/query/useFound.test.tsx'),
  },
  {
    name: 'other tabs are not notified of a balance that has changed',
    file: 'packages/flow-hooks/src/club/query/createSharedAnswers.ts',
    from: 'before !== now) tabs.post({ userId: player, name })',
    to: 'before !== now) known.delete(name)',
    suites: hooks('src/club/query/createSharedAnswers.test.tsx'),
  },
  {
    name: 'a balance that another tab has changed is stale until the page is focused',
    file: 'packages/flow-hooks/src/club/query/createSharedAnswers.ts',
    from: '    for (const listener of listeners) listener(name)\n',
    to: '',
    suites: hooks('src/club/query/createSharedAnswers.test.tsx'),
  },
  {
    name: 'a page redirects by what was true at an earlier visit',
    file: 'packages/flow-hooks/src/club/query/useQuery.ts',
    from: '  return isValidating || isDue\n',
    to: '  return isValidating\n',
    suites: hooks('src/club/query/useQuery.test.tsx'),
  },
  {
    name: 'a balance says that it loads after a failure',
    file: 'packages/flow-hooks/src/club/query/balanceOf.ts',
    from: 'data?.balance ?? (error ? null : undefined)',
    to: 'data?.balance ?? (error ? undefined : undefined)',
    suites: web('test/shell/frame.test.tsx'),
  },
]
