import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('./index.ts', { query: '?raw', import: 'default', eager: true })

test('the barrel exports every component and view', () => {
  const barrel = sources['./index.ts'] ?? ''
  const folders = Object.keys(import.meta.glob('./{primitives,accounts,history,lounge,shell}/*/index.ts'))
  expect(folders.length).toBeGreaterThan(40)
  expect(folders.filter(folder => !barrel.includes(`'${folder}'`))).toEqual([])
})
