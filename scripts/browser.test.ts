import { expect, test } from 'vitest'
import { ensureBrowser } from './browser.ts'

const nothing = {
  findPreferred: () => undefined,
  findAny: () => undefined,
  hasFonts: () => true,
  mayInstall: () => false,
  install: () => expect.unreachable(),
}
const WHOLE = '/usr/bin/chromium'
const LIGHT = '/usr/bin/chromium-headless-shell'

test('the lightest browser is used where it is there, and nothing is installed', () => {
  const ways = { ...nothing, findPreferred: () => LIGHT, findAny: () => LIGHT, mayInstall: () => true }
  expect(ensureBrowser(ways)).toEqual({ path: LIGHT })
})

test('where we may not install, any browser will do', () => {
  expect(ensureBrowser({ ...nothing, findAny: () => WHOLE })).toEqual({ path: WHOLE })
})

test.each([
  ['no browser', undefined],
  ['a heavier one', WHOLE],
])('where we may install and find %s, the lightest is installed', (_, found) => {
  let isInstalled = false
  const ways = {
    findPreferred: () => (isInstalled ? LIGHT : undefined),
    findAny: () => (isInstalled ? LIGHT : found),
    hasFonts: () => true,
    mayInstall: () => true,
    install: () => void (isInstalled = true),
  }
  expect(ensureBrowser(ways)).toEqual({ path: LIGHT })
})

test('where we may install and there are no fonts, they are installed although there is a browser', () => {
  let installed = 0
  const ways = {
    findPreferred: () => LIGHT,
    findAny: () => LIGHT,
    hasFonts: () => false,
    mayInstall: () => true,
    install: () => void (installed += 1),
  }
  expect(ensureBrowser(ways)).toEqual({ path: LIGHT })
  expect(installed).toBe(1)
})

test('where the lightest cannot be had, the one that is there is used', () => {
  const ways = { ...nothing, findAny: () => WHOLE, mayInstall: () => true, install: () => {} }
  expect(ensureBrowser(ways)).toEqual({ path: WHOLE })
})

test.each([
  ['where we may not install', nothing],
  ['where the installation fails', { ...nothing, mayInstall: () => true, install: () => {} }],
])('%s, a sentence says what to install or to set', (_, ways) => {
  const answer = ensureBrowser(ways)
  expect(answer).toEqual({ sentence: expect.stringContaining('apt-get install chromium') })
  expect(answer).toEqual({ sentence: expect.stringContaining('CHROMIUM_PATH') })
})
