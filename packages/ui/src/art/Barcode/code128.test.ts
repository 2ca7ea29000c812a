import { expect, test } from 'vitest'
import { code128 } from './code128.ts'

// Converts widths to "1" for a module of a bar and "0" for a module of a gap.
const modules = (text: string) =>
  code128(text)
    .map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width))
    .join('')

test('every symbol is eleven modules wide and the stop symbol thirteen', () => {
  for (const text of ['A', 'CSL7F3K22QX', '~ !'])
    expect(modules(text)).toHaveLength(11 * (text.length + 2) + 13)
})

test('a known text has the bars of the standard', () => {
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

test.each(['ñ', '\n', '€'])('the character %j is rejected', letter => {
  expect(() => code128(letter)).toThrow('Code 128')
})
