import { expect, test } from 'vitest'
import { code128 } from './code128.ts'

// Widths to "1" for a bar's module and "0" for a gap's.
const modules = (text: string) =>
  code128(text)
    .map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width))
    .join('')

test('every symbol is eleven modules wide, the stop thirteen', () => {
  for (const text of ['A', 'CSL7F3K22QX', '~ !'])
    expect(modules(text)).toHaveLength(11 * (text.length + 2) + 13)
})

test('a known text has the bars that the standard gives it', () => {
  // Start B, P, J, J, 1, 2, 3, C, the check symbol 55 (879 modulo 103), stop.
  expect(modules('PJJ123C')).toBe(
    '11010010000' +
      '11101110110' +
      '10110111000' +
      '10110111000' +
      '10011100110' +
      '11001110010' +
      '11001011100' +
      '10001000110' +
      '11101000110' +
      '1100011101011',
  )
})

test.each(['ñ', '\n', '€'])('%j cannot be written', letter => {
  expect(() => code128(letter)).toThrow('Code 128')
})
