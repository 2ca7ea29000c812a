import { expect, test } from 'vitest'
import { ELIGIBLE_GAME_TYPES, TICKET_KINDS, ticketKinds } from './ticketKinds.ts'

const both = ['QUICKDRAW_V1', 'QUICKCARD_V1']

test('[TICKET-001] five kinds of tickets can be entered', () => {
  expect(TICKET_KINDS).toEqual(['scratch', 'fastPlay', 'draw', 'quickDraw', 'quickCard'])
  expect(ticketKinds(both)).toEqual(TICKET_KINDS)
})

test('[FLAG-010] [FLAG-011] quick tickets require their flags', () => {
  expect(ticketKinds([])).toEqual(['scratch', 'fastPlay', 'draw'])
  expect(ticketKinds(['QUICKDRAW_V1'])).toContain('quickDraw')
  expect(ticketKinds(['QUICKDRAW_V1'])).not.toContain('quickCard')
  expect(ticketKinds(['QUICKCARD_V1'])).toEqual(['scratch', 'fastPlay', 'draw', 'quickCard'])
})

test('every ticket kind has a game type', () => {
  expect(ELIGIBLE_GAME_TYPES).toEqual({ scratch: 1, fastPlay: 5, draw: 2, quickDraw: 7, quickCard: 2 })
})
