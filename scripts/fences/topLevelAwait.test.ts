import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const about = (text: string, path = 'apps/lucky-lounge-embed/src/lounge/balance.tsx') =>
  found({ [path]: text }, 'top-level-await')

test('finds an await outside of a function in what browsers run', () => {
  expect(about(`const frame = await openFrame()`)).toEqual([
    'top-level-await apps/lucky-lounge-embed/src/lounge/balance.tsx:1 await outside of a function',
  ])
  expect(about(`if (late) await load()`, 'packages/ui/src/messages/load.ts')).toHaveLength(1)
  expect(
    about(`for await (const part of parts) read(part)\nexport {}`, 'apps/web/app/root.tsx'),
  ).toHaveLength(1)
})

test.each([
  `void openFrame().then(frame => mountFrame(frame))`,
  `export async function load() { await texts() }`,
  `const load = async () => { for await (const part of parts) read(part) }`,
  `class Page { async load() { await texts() } }`,
])('accepts %s', text => {
  expect(about(text)).toEqual([])
})

test('leaves tests and servers alone', () => {
  expect(about(`await load()`, 'apps/lucky-lounge-embed/src/lounge/balance.test.tsx')).toEqual([])
  expect(about(`await listen()`, 'apps/server/src/main.ts')).toEqual([])
})
