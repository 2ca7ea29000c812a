import { expect, test } from 'vitest'
import { PHOENIX } from '../time/zones.fixtures.ts'
import { greeting } from './greeting.ts'
import { greetingLook } from './greetingLook.ts'

test.each([
  ['#B3261E', '#b3261e'],
  [' #b3261e ', '#b3261e'],
  ['red', undefined],
  ['#b32', undefined],
  ['#b3261e; background: url(x)', undefined],
  ['', undefined],
])('[SHELL-013] the colour %j is read as %s', (fontColor, color) => {
  expect(greetingLook({ fontColor })?.color).toBe(color)
})

test.each([
  ['22px', 'title'],
  ['1.25rem', 'lead'],
  ['16', 'body'],
  ['1px', 'small'],
  ['400px', 'heading'],
  ['-20px', undefined],
  ['100vw', undefined],
  ['calc(1px)', undefined],
])('[SHELL-013] the size %j is mapped to the step %s of the type scale', (fontSize, size) => {
  expect(greetingLook({ fontSize })?.size).toBe(size)
})

test.each([
  ['Bricolage Grotesque', 'display'],
  ["Comic Sans MS, 'Figtree', serif", 'text'],
  ['Comic Sans MS', undefined],
  ['constructor', undefined],
])('[SHELL-013] the font family list %j is mapped to %s', (fontFamily, font) => {
  expect(greetingLook({ fontFamily })?.font).toBe(font)
})

test.each([
  ['Harbor Sans', 'display'],
  ['Figtree', 'text'],
  ['Bricolage Grotesque', undefined],
])('[SHELL-013] the typeface %s of a lottery with its own headings is %s', (fontFamily, font) => {
  const look = {
    colors: { accent: '#0b5a8a', surface: '#ffffff', text: '#14202b', night: '#0c1a2a' },
    radius: 8,
    logo: 'logo.svg',
    displayFont: { family: 'Harbor Sans', file: 'harbor.woff2' },
  }
  const occasion = { account: null, now: new Date('2026-11-21T16:30:00Z'), zone: PHOENIX, random: 0 }
  expect(greeting({ ...occasion, config: { fontFamily }, look }).look?.font).toBe(font)
})

test('[SHELL-013] a greeting has its look, or none when nothing in it is usable', () => {
  const said = (config: object) =>
    greeting({ config, account: null, now: new Date('2026-11-21T16:30:00Z'), zone: PHOENIX, random: 0 })
  const key = 'shell.greeting.morning'
  expect(said({ fontSize: '32px', fontColor: '#b3261e' })).toEqual({
    key,
    look: { color: '#b3261e', size: 'heading' },
  })
  expect(said({ fontSize: 'huge', fontColor: 'loud', fontFamily: 'Papyrus' })).toEqual({ key })
})
