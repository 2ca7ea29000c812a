import { expect, test } from 'vitest'
import { remask } from './takeMasked.ts'

/** 12-34-56: a separator is added with the digit after it. */
const lateMask = (value: string) =>
  value
    .replace(/\D/g, '')
    .slice(0, 6)
    .replace(/(\d{2})(?=\d)/g, '$1-')

/** 12-34-: a separator is added with the digit before it. */
const earlyMask = (value: string) => lateMask(value).replace(/^(\d{2}|\d{2}-\d{2})$/, '$1-')

/** The caret is written as a bar. */
function change(mask: typeof lateMask, before: string, typed: string, inputType: string) {
  const [head = '', tail = ''] = typed.split('|')
  const { value, caret } = remask(mask, before, head, tail, inputType)
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

test.each([
  ['12', '123|', '12-3|'],
  ['12-34', '129|-34', '12-9|3-4'],
  ['12-34', '1x|2-34', '1|2-34'],
  ['', 'No. 12/34/56 78|', '12-34-56|'],
  ['12-56', '12-34|56', '12-34|-56'],
])('typing into %j turns %j into %j', (before, typed, after) => {
  expect(change(lateMask, before, typed, 'insertText')).toBe(after)
})

test.each([
  ['Backspace before a digit', lateMask, '12-34', '12-|4', 'deleteContentBackward', '12|-4'],
  ['Backspace over a separator', lateMask, '12-34', '12|34', 'deleteContentBackward', '1|3-4'],
  ['Delete over a separator', lateMask, '12-34', '12|34', 'deleteContentForward', '12|-4'],
  ['Backspace over a last separator', earlyMask, '12-', '12|', 'deleteContentBackward', '1|'],
  ['Delete at the end', lateMask, '12-34', '12-34|', 'deleteContentForward', '12-34|'],
  ['a cut', lateMask, '12-34-56', '1|6', 'deleteByCut', '1|6'],
])('%s is applied to the masked text', (_name, mask, before, typed, inputType, after) => {
  expect(change(mask, before, typed, inputType)).toBe(after)
})

test('the caret never moves past the end of the masked text', () => {
  const last = (value: string) => value.slice(-2)
  expect(remask(last, '', '123', '4', 'insertText')).toEqual({ value: '34', caret: 2 })
  expect(remask(value => value.slice(0, 1), '', '1', '', 'insertText')).toEqual({ value: '1', caret: 1 })
})
