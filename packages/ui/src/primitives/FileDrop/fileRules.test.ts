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
] as const)('what is accepted as %s', (kind, one, reason) => {
  expect(refusalOf([one], { accept: [kind] })).toBe(reason)
})

test('any of several kinds will do; without kinds every file does', () => {
  expect(refusalOf([file('a.png', 'image/png')], { accept: ['.pdf', 'image/*'] })).toBeNull()
  expect(refusalOf([file('a', '')], {})).toBeNull()
})

test('a file may be as large as the limit, not larger; two are one too many', () => {
  expect(refusalOf([file('a', '', 10)], { maxBytes: 10 })).toBeNull()
  expect(refusalOf([file('a', '', 11)], { maxBytes: 10 })).toBe('size')
  expect(refusalOf([file('a', ''), file('b', '')], {})).toBe('many')
})

test.each([
  [12, '12 byte'],
  [4300, '4 kB'],
  [1_240_000, '1.2 MB'],
  [12_340_000, '12.3 MB'],
])('%d bytes are read as a reader would say it', (bytes, text) => {
  expect(fileSize(bytes, 'en').replace(/\s/u, ' ')).toBe(text)
})
