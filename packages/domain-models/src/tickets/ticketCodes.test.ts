import { expect, test } from 'vitest'
import { areTicketCodes, ticketCodes, transposedCode } from './ticketCodes.ts'

test('[TICKET-014] codes are sent in uppercase', () => {
  expect(ticketCodes('draw', { ticketCode: 'abcde-fghij-12345-klmno-pqrst', secondCode: '' })).toEqual({
    ticketCode: 'ABCDEFGHIJ12345KLMNOPQRST',
    secondCode: null,
  })
})

test('[TICKET-015] a quick card’s code starts with 639299', () => {
  const { ticketCode, secondCode } = ticketCodes('quickCard', {
    ticketCode: '12345-67890-12345-67890-1234',
    secondCode: '',
  })
  expect(ticketCode).toBe('639299123456789012345678901234')
  expect(secondCode).toBeNull()
})

test('[TICKET-016] a listed prefix moves the second code’s first character to position 6', () => {
  expect(transposedCode('1501-000017-123', 'ABCDEFGH', ['1501'])).toBe('BCDEFAGH')
  expect(transposedCode('5102-000017-123', 'ABCDEFGH', ['1501'])).toBe('ABCDEFGH')
  expect(transposedCode('1501000017123', 'ABCDEFGH', ['1501'])).toBe('BCDEFAGH')
  expect(transposedCode('1501-0', 'AB', ['1501'])).toBe('BA')
  expect(transposedCode('', '', ['1501'])).toBe('')
})

test('[TICKET-016] only a fast-play ticket’s second code is reordered', () => {
  const values = { ticketCode: '1501-000017-123', secondCode: 'abcdefgh' }
  expect(ticketCodes('fastPlay', values).secondCode).toBe('BCDEFAGH')
  expect(ticketCodes('scratch', { ...values, secondCode: '123' })).toEqual({
    ticketCode: '1501000017123',
    secondCode: '123',
  })
})

test('a code typed on another tab is not sent', () => {
  expect(ticketCodes('draw', { ticketCode: 'AAAAA', secondCode: '123' }).secondCode).toBeNull()
})

test.each([
  ['scratch', '1432-000017-123', '573'],
  ['fastPlay', '1501-000017-123', 'a7k2m9qx'],
  ['draw', '4k7qd-m29xa-r8tpw-3hc6n-y5zjb', ''],
  ['quickDraw', '8pw3h-c6ny5-zjb4k-7qdm2-9xar8', ''],
  ['quickCard', '40172-93846-51027-38465-1920', ''],
] as const)(
  'codes have the form of a ticket when they are typed off a %s ticket',
  (kind, ticketCode, secondCode) => {
    expect(areTicketCodes(ticketCodes(kind, { ticketCode, secondCode }))).toBe(true)
  },
)

test.each([
  ['too few digits', '143200001712', '573'],
  ['a letter beside all the digits of a barcode', '1432000017123A', '573'],
  ['hyphens', '1432-000017-123', '573'],
  ['no second code', '1432000017123', null],
  ['a second code of another length', '1432000017123', '5731'],
  ['a letter in a short second code', '1432000017123', '57A'],
  ['a second code beside an entry code', '4K7QDM29XAR8TPW3HC6NY5ZJB', '573'],
  ['another prefix of a quick card', '639298401729384651027384651920', null],
  ['a letter in a quick card', '63929940172938465102738465192A', null],
  ['nothing', '', null],
])('codes do not have the form of a ticket with %s', (_, ticketCode, secondCode) => {
  expect(areTicketCodes({ ticketCode, secondCode })).toBe(false)
})
