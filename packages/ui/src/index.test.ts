import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('./index.ts', { query: '?raw', import: 'default', eager: true })
const folderFiles = Object.keys(import.meta.glob('./{primitives,accounts,history,lounge,shell}/*/*.tsx'))

test('the package exports every component and view', () => {
  const components = folderFiles.filter(path => /\/(\w+)\/\1\.tsx$/.test(path))
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter(path => !sources['./index.ts']?.includes(`'${path}'`))).toEqual([])
})
