import { expect, test } from 'vitest'
import {
  codePlaceholder,
  excessOf,
  isDrawCode,
  isTicketWhole,
  maskCode,
  TICKET_FIELDS,
} from './ticketFields.ts'
import type { TicketKind } from './ticketKinds.ts'

const fieldOf = (kind: TicketKind, at = 0) => {
  const field = TICKET_FIELDS[kind][at]
  if (!field) throw new Error('no such field')
  return field
}
const isWhole = (kind: TicketKind, ticketCode: string, secondCode = '') =>
  isTicketWhole(kind, { ticketCode, secondCode })

test.each([
  ['AB12CDE34FGHI56JKLMN78OPQ', true],
  ['639299123456789012345678901234', false],
  ['1432000017123', false],
])('[ERR-036] the code %s belongs to a draw ticket: %s', (ticketCode, isDraw) => {
  expect(isDrawCode(ticketCode)).toBe(isDraw)
})

test('[TICKET-009] a scratcher’s barcode number is 4-6-3 digits', () => {
  const barcode = fieldOf('scratch')
  expect(codePlaceholder(barcode)).toBe('0000-000000-000')
  expect(maskCode('1432x000 017-123', barcode)).toBe('1432-000017-123')
  expect(maskCode('14320', barcode)).toBe('1432-0')
  expect(maskCode('1432', barcode)).toBe('1432')
  expect(maskCode('letters', barcode)).toBe('')
  expect(isWhole('scratch', '1432-000017-12', '123')).toBe(false)
  expect(isWhole('scratch', '1432-000017-123', '123')).toBe(true)
})

test('[TICKET-010] a scratcher’s validation number is 3 digits', () => {
  const validation = fieldOf('scratch', 1)
  expect(codePlaceholder(validation)).toBe('000')
  expect(maskCode('a1b2c3', validation)).toBe('123')
  expect(isWhole('scratch', '1432-000017-123', '12')).toBe(false)
})

test.each(['draw', 'quickDraw'] as const)(
  '[TICKET-011] the entry code of a %s ticket has five groups of five letters and digits',
  kind => {
    const entryCode = fieldOf(kind)
    expect(codePlaceholder(entryCode)).toBe('00000-00000-00000-00000-00000')
    expect(maskCode('ab12cde34fghi56jklmn78opq', entryCode)).toBe('AB12C-DE34F-GHI56-JKLMN-78OPQ')
    expect(isWhole(kind, 'AB12C-DE34F-GHI56-JKLMN-78OP')).toBe(false)
    expect(isWhole(kind, 'AB12C-DE34F-GHI56-JKLMN-78OPQ')).toBe(true)
  },
)

test('[TICKET-012] a quick card’s entry code has five groups, 24 digits', () => {
  const entryCode = fieldOf('quickCard')
  expect(entryCode.groups).toHaveLength(5)
  expect(maskCode('x'.repeat(9), entryCode)).toBe('')
  expect(maskCode('123456789012345678901234', entryCode)).toBe('12345-67890-12345-67890-1234')
  expect(isWhole('quickCard', '12345678901234567890123')).toBe(false)
  expect(isWhole('quickCard', '123456789012345678901234')).toBe(true)
})

test('a fast-play ticket has a longer second code', () => {
  expect(maskCode('abcd-efgh', fieldOf('fastPlay', 1))).toBe('ABCDEFGH')
  expect(isWhole('fastPlay', '5101-000017-123', 'ABCDEFG')).toBe(false)
  expect(isWhole('fastPlay', '5101-000017-123', 'ABCDEFGH')).toBe(true)
})

test('a code that is too long is kept, and not whole', () => {
  const barcode = fieldOf('scratch')
  expect(maskCode('1432000017123456', barcode)).toBe('1432-000017-123456')
  expect(excessOf('1432-000017-123456', barcode)).toBe(3)
  expect(excessOf('1432-000017-123', barcode)).toBe(0)
  expect(isWhole('scratch', '1432-000017-123456', '123')).toBe(false)
})

test('a code pasted with other separators, spaces or lowercase letters is the same code', () => {
  for (const pasted of [
    'ab12c de34f ghi56 jklmn 78opq',
    'AB12C–DE34F–GHI56–JKLMN–78OPQ',
    '\tab12cde34fghi56jklmn78opq\n',
  ])
    expect(maskCode(pasted, fieldOf('draw'))).toBe('AB12C-DE34F-GHI56-JKLMN-78OPQ')
})
