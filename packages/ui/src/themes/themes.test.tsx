import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { print } from '../../../../scripts/testing/emulateMedia.ts'
import './index.ts'

const page = () => getComputedStyle(document.body).getPropertyValue('--pc-surface-page').trim()
const colorOn = (element: Element) => getComputedStyle(element).color

beforeEach(() => {
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.scheme
  document.body.replaceChildren()
})

test('the club theme applies to a page without a theme', () => {
  expect(page()).toContain('light-dark(')
})

test('the scheme follows the system until the reader chooses', () => {
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('light dark')
  document.documentElement.dataset.scheme = 'dark'
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark')
})

test('a scheme and a theme apply to any container', () => {
  document.documentElement.dataset.scheme = 'light'
  document.body.innerHTML =
    '<p>day</p><div data-scheme="dark"><p>dark</p></div><div data-theme="lucky-lounge"><p>lounge</p></div>'
  const [day, dark, lounge] = Array.from(document.querySelectorAll('p'), colorOn)
  expect(new Set([day, dark, lounge]).size).toBe(3)
})

test('the lounge has its colours whichever sheet comes first', () => {
  const club = document.querySelector('style[data-vite-dev-id*="playersClub.css.ts"]')
  if (!club) throw new Error('The sheet of the club is not in the page.')
  document.documentElement.dataset.theme = 'lucky-lounge'
  document.documentElement.dataset.scheme = 'light'
  const look = () => [page(), getComputedStyle(document.documentElement).colorScheme]
  const lounge = look()
  expect(lounge).toEqual([expect.stringMatching(/^oklch/), 'dark'])
  const last = document.createElement('style')
  last.textContent = club.textContent
  onTestFinished(() => last.remove())
  document.head.append(last)
  expect(look()).toEqual(lounge)
})

test('the lounge is printed in the light colours of the club', async () => {
  document.body.innerHTML =
    '<div data-theme="players-club" data-scheme="light"><p></p></div><div data-theme="lucky-lounge"><p></p></div>'
  const colors = () => Array.from(document.querySelectorAll('p'), colorOn)
  expect(colors()[0]).not.toBe(colors()[1])
  await print()
  expect(colors()[0]).toBe(colors()[1])
})

test('the cascade layers have the order reset, theme, sprinkles, base, component', () => {
  const names = Array.from(document.styleSheets)
    .flatMap(sheet => Array.from(sheet.cssRules))
    .flatMap(rule =>
      rule instanceof CSSLayerStatementRule
        ? [...rule.nameList]
        : rule instanceof CSSLayerBlockRule
          ? [rule.name]
          : [],
    )
  expect([...new Set(names)].slice(0, 5)).toEqual(['reset', 'theme', 'sprinkles', 'base', 'component'])
})
