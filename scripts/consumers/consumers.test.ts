import { expect, test } from 'vitest'
import { snippetsOf } from './writeSnippets.ts'

test('takes the TypeScript of a README, and no other block', () => {
  const markdown =
    '# A\n```sh\nnpm install\n```\n\n```ts\nconst a = 1\n```\n\ntext\n\n```tsx\nconst b = <b />\n```\n'
  expect(snippetsOf(markdown)).toEqual([
    { extension: 'ts', code: 'const a = 1\n' },
    { extension: 'tsx', code: 'const b = <b />\n' },
  ])
})
