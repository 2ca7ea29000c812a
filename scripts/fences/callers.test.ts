import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const endpoint = (comment: string) => ({
  'packages/api-client/src/games/findGame.ts': `/** ${comment} */\nexport const findGame = endpoint({})\n`,
})
const page = {
  'packages/flow-hooks/src/games/useGame.ts': "import { findGame } from '@players-club/api-client'\n",
}

test('finds an endpoint that no page calls and that does not say for whom it is there', () => {
  const test = {
    'packages/flow-hooks/src/games/useGame.test.ts': page['packages/flow-hooks/src/games/useGame.ts'],
  }
  expect(found({ ...endpoint('A game.'), ...test }, 'callers')).toEqual([
    'callers packages/api-client/src/games/findGame.ts:2 our pages do not call findGame',
  ])
})

test('finds an endpoint that a page calls and that is said to be for other clients', () => {
  expect(found({ ...endpoint('A game. For other\n * clients: ours has it.'), ...page }, 'callers')).toEqual([
    'callers packages/api-client/src/games/findGame.ts:3 our pages call findGame',
  ])
})

test('accepts an endpoint that a page calls, and one for other clients', () => {
  expect(found({ ...endpoint('A game.'), ...page }, 'callers')).toEqual([])
  expect(found(endpoint('A game. For other clients: ours has it.'), 'callers')).toEqual([])
})
