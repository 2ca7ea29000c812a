import { expect, test } from 'vitest'
import { readHello, readWindowMessage } from './readMessage.ts'

const [parent, stranger] = [new MessageChannel().port1, new MessageChannel().port1]
const hello = { lounge: 1, id: 'widget-1', type: 'hello' }
const greeting = { data: hello as unknown, origin: 'https://partner.example', source: parent }
const expected = { parent, id: 'widget-1' }

test('a hello tells the partner’s origin', () => {
  expect(readHello(greeting, expected)).toBe('https://partner.example')
})

const hostile: [string, Partial<typeof greeting> | { source: null }][] = [
  ['another window', { source: stranger }],
  ['no window at all', { source: null }],
  ['an opaque origin', { origin: 'null' }],
  ['a file', { origin: 'file://' }],
  ['another widget’s id', { data: { ...hello, id: 'widget-2' } }],
  ['a later version', { data: { ...hello, lounge: 2 } }],
  ['a version that only looks like ours', { data: { ...hello, lounge: '1' } }],
  ['another type', { data: { ...hello, type: 'code' } }],
  ['a text', { data: JSON.stringify(hello) }],
  ['nothing', { data: null }],
  ['a list', { data: [hello] }],
]

test.each(hostile)('a hello from %s counts for nothing', (_, change) => {
  expect(readHello({ ...greeting, ...change }, expected)).toBeNull()
})

const club = 'https://club.example'
const popUp = { window: parent, origin: club, id: 'nonce-1' }
const code = { lounge: 1, id: 'nonce-1', type: 'code', code: 'a-code-of-sixteen-or-more' }
const given = { data: code as unknown, origin: club, source: parent }

test('a code, or the player’s no, is taken from the club’s window', () => {
  expect(readWindowMessage(given, popUp)).toEqual(code)
  const declined = { lounge: 1, id: 'nonce-1', type: 'declined' }
  expect(readWindowMessage({ ...given, data: declined }, popUp)).toEqual(declined)
})

test('what a later version adds to a message is no reason to refuse it', () => {
  expect(readWindowMessage({ ...given, data: { ...code, more: true } }, popUp)).toMatchObject(code)
})

const forged: [string, Partial<typeof given>][] = [
  ['the partner’s page', { origin: 'https://partner.example' }],
  ['a look-alike of the club', { origin: 'https://club.example.evil.example' }],
  ['the club on another port', { origin: 'https://club.example:8443' }],
  ['another window of the club', { source: stranger }],
  ['an earlier sign-in', { data: { ...code, id: 'nonce-0' } }],
  ['a code that is none', { data: { ...code, code: '' } }],
  ['a code of any length', { data: { ...code, code: 'x'.repeat(10_000) } }],
  ['a code that is an object', { data: { ...code, code: { toString: () => 'x' } } }],
]

test.each(forged)('a code from %s counts for nothing', (_, change) => {
  expect(readWindowMessage({ ...given, ...change }, popUp)).toBeNull()
})
