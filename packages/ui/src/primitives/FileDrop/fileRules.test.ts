import { expect, test } from 'vitest'
import { refusalOf } from './fileRules.ts'
import { fileSize } from './fileSize.ts'

const file = (name: string, type: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type })

test.each([
  ['.PDF', file('form.pdf', ''), null],
  ['.pdf', file('form.pdf.exe', 'application/pdf'), 'type'],
  ['image/*', file('a.png', 'image/png'), null],
  ['image/*', file('a.png', 'imagery/png'), 'type'],
  ['image/png', file('a.png', 'image/png'), null],
  ['image/png', file('a.png', 'image/jpeg'), 'type'],
] as const)('the accept rule %s is checked against name and type', (kind, one, reason) => {
  expect(refusalOf([one], { accept: [kind] })).toBe(reason)
})

test('one of several accepted types is enough, and no types accept every file', () => {
  expect(refusalOf([file('a.png', 'image/png')], { accept: ['.pdf', 'image/*'] })).toBeNull()
  expect(refusalOf([file('a', '')], {})).toBeNull()
})

test('a file may be as large as the limit and not larger, and two files are one too many', () => {
  expect(refusalOf([file('a', '', 10)], { maxBytes: 10 })).toBeNull()
  expect(refusalOf([file('a', '', 11)], { maxBytes: 10 })).toBe('size')
  expect(refusalOf([file('a', ''), file('b', '')], {})).toBe('many')
})

test.each([
  [12, '12 byte'],
  [4300, '4 kB'],
  [1_240_000, '1.2 MB'],
  [12_340_000, '11.8 MB'],
  [5_242_880, '5 MB'],
])('[ACTV-021] the size of %d bytes is written in readable units', (bytes, text) => {
  expect(fileSize(bytes, 'en').replace(/\s/u, ' ')).toBe(text)
})
