import { expect, test } from 'vitest'
import { ticketCodes, transposedCode } from './ticketCodes.ts'

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
  expect(transposedCode('1501000017123', 'ABCDEFGH', ['1501'])).toBe('ABCDEFGH')
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
