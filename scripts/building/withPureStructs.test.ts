import { expect, test } from 'vitest'
import { withPureStructs } from './withPureStructs.ts'

test('calls that make a struct are said to do nothing else, those that ask it are left alone', () => {
  const code = `import { array, create, string as text } from 'superstruct'
const names = array(text())
export const read = (value: unknown) => create(value, names)
export const own = { array: values.array(1) }`
  expect(withPureStructs(code)).toBe(`import { array, create, string as text } from 'superstruct'
const names = /* @__PURE__ */ array(/* @__PURE__ */ text())
export const read = (value: unknown) => create(value, names)
export const own = { array: values.array(1) }`)
})

test('in another module, functions of those names are its own', () => {
  const code = `import { array } from './array.ts'\narray()`
  expect(withPureStructs(code)).toBe(code)
})
