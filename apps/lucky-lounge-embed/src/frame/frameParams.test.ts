import type { Locales } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { frameParams } from './frameParams.ts'

const read = (query: Record<string, string>, preferred = ['en-US'], locales: Locales = ['en', 'es']) =>
  frameParams(`?${new URLSearchParams(query)}`, { preferred, locales })
const colours = { accent: '#0b6e4f', surface: '#ffffff', text: '#1d1d1f' }

test('uses the lounge’s theme and the reader’s language where the address has no parameters', () => {
  expect(read({}, ['fr-FR', 'es-US'])).toEqual({
    id: '',
    locale: 'es',
    theme: 'lucky-lounge',
    brand: null,
    fault: null,
  })
})

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['EN', 'en'],
  ['de', 'en'],
  ['', 'en'],
  ['es,en', 'es'],
  ['de,es-MX', 'es'],
  [',es', 'es'],
])('reads lang %j as %s', (lang, locale) => {
  expect(read({ lang }).locale).toBe(locale)
})

test('reads a language that the lottery does not have as its first one', () => {
  expect(read({ lang: 'es' }, ['es'], ['en']).locale).toBe('en')
  expect(read({ lang: 'de' }, ['fr'], ['es', 'en']).locale).toBe('es')
})

test.each([
  ['players-club', 'players-club'],
  ['lucky-lounge', 'lucky-lounge'],
  ['constructor', 'lucky-lounge'],
])('reads theme %j as %s', (theme, name) => {
  expect(read({ theme }).theme).toBe(name)
})

test('reads a brand from three colours and a radius', () => {
  expect(read({ ...colours, radius: '4' }).brand).toEqual({ ...colours, radius: 4 })
  expect(read(colours).brand).toEqual({ ...colours, radius: 16 })
})

test.each(['accent', 'accent, text', 'surface, text'])('finds a fault in a brand with %s alone', names => {
  const given = Object.entries(colours).filter(([name]) => names.includes(name))
  expect(read(Object.fromEntries(given))).toMatchObject({
    brand: null,
    fault: 'accent, surface and text belong together.',
  })
})

test('finds no fault in a whole brand, and none in a radius without colours', () => {
  expect(read(colours).fault).toBeNull()
  expect(read({ radius: '4' })).toMatchObject({ brand: null, fault: null })
})

test.each(['-1', '999', 'x', '1e9', '', ' '])('uses the default radius for %j', radius => {
  expect(read({ ...colours, radius }).brand?.radius).toBe(16)
})
