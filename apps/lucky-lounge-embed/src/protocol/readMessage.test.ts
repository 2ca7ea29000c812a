import { expect, test } from 'vitest'
import { readHello, readWindowMessage } from './readMessage.ts'

const [parent, stranger] = [new MessageChannel().port1, new MessageChannel().port1]
const hello = { lounge: 1, id: 'widget-1', type: 'hello' }
const greeting = { data: hello as unknown, origin: 'https://partner.example', source: parent }
const expected = { parent, id: 'widget-1' }

test('reads the partner’s origin from a hello', () => {
  expect(readHello(greeting, expected)).toBe('https://partner.example')
})

const hostile: [string, Partial<typeof greeting> | { source: null }][] = [
  ['another window as its source', { source: stranger }],
  ['no source', { source: null }],
  ['an opaque origin', { origin: 'null' }],
  ['the origin of a file', { origin: 'file://' }],
  ['another widget’s id', { data: { ...hello, id: 'widget-2' } }],
  ['a later version', { data: { ...hello, lounge: 2 } }],
  ['a version that only looks like ours', { data: { ...hello, lounge: '1' } }],
  ['another type', { data: { ...hello, type: 'code' } }],
  ['a text as its data', { data: JSON.stringify(hello) }],
  ['no data', { data: null }],
  ['a list as its data', { data: [hello] }],
]

test.each(hostile)('ignores a hello with %s', (_, change) => {
  expect(readHello({ ...greeting, ...change }, expected)).toBeNull()
})

const club = 'https://club.example'
const popUp = { window: parent, origin: club, id: 'nonce-1' }
const code = { lounge: 1, id: 'nonce-1', type: 'code', code: 'a-code-of-sixteen-or-more' }
const given = { data: code as unknown, origin: club, source: parent }

test('reads a code, or that the player declined, from the club’s window', () => {
  expect(readWindowMessage(given, popUp)).toEqual(code)
  const declined = { lounge: 1, id: 'nonce-1', type: 'declined' }
  expect(readWindowMessage({ ...given, data: declined }, popUp)).toEqual(declined)
})

test('accepts a message to which a later version adds fields', () => {
  expect(readWindowMessage({ ...given, data: { ...code, more: true } }, popUp)).toMatchObject(code)
})

const forged: [string, Partial<typeof given>][] = [
  ['the origin of the partner’s page', { origin: 'https://partner.example' }],
  ['an origin that begins like the club’s', { origin: 'https://club.example.evil.example' }],
  ['the origin of the club on another port', { origin: 'https://club.example:8443' }],
  ['another window of the club as its source', { source: stranger }],
  ['the id of an earlier sign-in', { data: { ...code, id: 'nonce-0' } }],
  ['an empty code', { data: { ...code, code: '' } }],
  ['a code that is too long', { data: { ...code, code: 'x'.repeat(10_000) } }],
  ['a code that is an object', { data: { ...code, code: { toString: () => 'x' } } }],
]

test.each(forged)('ignores a code with %s', (_, change) => {
  expect(readWindowMessage({ ...given, ...change }, popUp)).toBeNull()
})
