import { expect, test } from 'vitest'
import { printedCode } from './printedCode.ts'

test.each([
  ['1432000017123', '1432-000017-123'],
  ['AB12CDE34FGHI56JKLMN78OPQ', 'AB12C-DE34F-GHI56-JKLMN-78OPQ'],
  ['639299123456789012345678901234', '12345-67890-12345-67890-1234'],
  ['6392990000171', '6392-990000-171'],
  ['something else', 'something else'],
])('the code %s is printed as %s', (code, printed) => {
  expect(printedCode(code)).toBe(printed)
})
