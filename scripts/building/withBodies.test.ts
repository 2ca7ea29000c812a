import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { withBodies } from './withBodies.ts'

const code = `
export function outer(a) {
  function inner() { return a }
  async function left(b) { return await b }
  return left(inner())
}`
const parsed = (text: string) => parseSync('some.js', text).program
const replaced = (bodies: Record<string, string>) => withBodies(code, parsed(code), bodies)

test('functions get the bodies that are named for them, wherever they stand', () => {
  expect(replaced({ left: 'return 1', inner: '' })).toBe(`
export function outer(a) {
  function inner() {  }
  async function left(b) { return 1 }
  return left(inner())
}`)
  expect(replaced({})).toBe(code)
})

test('a function that is not there is told', () => {
  expect(() => replaced({ gone: '' })).toThrow('There is no function gone')
})

test('of a name that is there twice, both are meant', () => {
  const twice = 'function a() { function a() {} } function b() { function a() { return 2 } return a }'
  expect(withBodies(twice, parsed(twice), { a: '' })).toBe(
    'function a() {  } function b() { function a() {  } return a }',
  )
})
