import { expect, test } from 'vitest'
import type { Locales } from './Locale.ts'
import { preferredLocale } from './preferredLocale.ts'

const both: Locales = ['en', 'es']

test.each([
  ['', '', 'en'],
  ['', 'es', 'es'],
  ['', 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['', 'en-US,en;q=0.9,es;q=0.8', 'en'],
  ['', 'de-DE,de;q=0.9,es;q=0.5,en;q=0.2', 'es'],
  ['', 'en;q=0.3, es;q=0.7', 'es'],
  ['', 'ES-us', 'es'],
  ['', 'de,fr;q=0.5', 'en'],
  ['', '*', 'en'],
  ['', ';;;,,;q=x', 'en'],
  ['pc_locale=es', 'en', 'es'],
  ['a=1; pc_locale=en; b=2', 'es', 'en'],
  ['not_pc_locale=es', 'en', 'en'],
  ['pc_locale=de', 'es', 'es'],
])('with the cookie %j and the browser languages %j the locale is %s', (cookie, acceptLanguage, locale) => {
  expect(preferredLocale({ cookie, acceptLanguage, locales: both })).toBe(locale)
})

test('Spanish with a quality of 0 is not chosen', () => {
  expect(preferredLocale({ cookie: '', acceptLanguage: 'es;q=0', locales: both })).toBe('en')
})

test.each<[string, string, Locales, string]>([
  ['', 'de', ['es', 'en'], 'es'],
  ['', 'en-US', ['es', 'en'], 'en'],
  ['', 'es-MX,es;q=0.9', ['en'], 'en'],
  ['pc_locale=es', 'es', ['en'], 'en'],
  ['pc_locale=en', 'en', ['es'], 'es'],
])(
  'with the cookie %j and the browser languages %j a lottery in %j is read in %s',
  (cookie, acceptLanguage, locales, locale) => {
    expect(preferredLocale({ cookie, acceptLanguage, locales })).toBe(locale)
  },
)
