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

test('uses the lightest browser where it is installed, and installs nothing', () => {
  const tools = { ...nothing, findPreferred: () => LIGHT, findAny: () => LIGHT, mayInstall: () => true }
  expect(ensureBrowser(tools)).toEqual({ path: LIGHT })
})

test('uses any browser where it may not install one', () => {
  expect(ensureBrowser({ ...nothing, findAny: () => WHOLE })).toEqual({ path: WHOLE })
})

test.each([
  ['no browser', undefined],
  ['a heavier browser', WHOLE],
])('installs the lightest browser where it may install and finds %s', (_, found) => {
  let isInstalled = false
  const tools = {
    findPreferred: () => (isInstalled ? LIGHT : undefined),
    findAny: () => (isInstalled ? LIGHT : found),
    hasFonts: () => true,
    mayInstall: () => true,
    install: () => void (isInstalled = true),
  }
  expect(ensureBrowser(tools)).toEqual({ path: LIGHT })
})

test('installs missing fonts although there is a browser', () => {
  let installed = 0
  const tools = {
    findPreferred: () => LIGHT,
    findAny: () => LIGHT,
    hasFonts: () => false,
    mayInstall: () => true,
    install: () => void (installed += 1),
  }
  expect(ensureBrowser(tools)).toEqual({ path: LIGHT })
  expect(installed).toBe(1)
})

test('uses the installed browser where the lightest cannot be installed', () => {
  const tools = { ...nothing, findAny: () => WHOLE, mayInstall: () => true, install: () => {} }
  expect(ensureBrowser(tools)).toEqual({ path: WHOLE })
})

test.each([
  ['where it may not install', nothing],
  ['where the installation fails', { ...nothing, mayInstall: () => true, install: () => {} }],
])('says what to install or to set %s', (_, tools) => {
  const answer = ensureBrowser(tools)
  expect(answer).toEqual({ sentence: expect.stringContaining('apt-get install chromium') })
  expect(answer).toEqual({ sentence: expect.stringContaining('CHROMIUM_PATH') })
})
