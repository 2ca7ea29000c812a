import { expect, test } from 'vitest'
import { ensureBrowser } from './browser.ts'

const nothing = { find: () => undefined, mayInstall: () => false, install: () => expect.unreachable() }

test('a browser that is there is used, and nothing is installed', () => {
  expect(ensureBrowser({ ...nothing, find: () => '/usr/bin/chromium' })).toEqual({
    path: '/usr/bin/chromium',
  })
})

test('where we may install, the missing browser is installed', () => {
  let isInstalled = false
  const ways = {
    find: () => (isInstalled ? '/usr/bin/chromium' : undefined),
    mayInstall: () => true,
    install: () => void (isInstalled = true),
  }
  expect(ensureBrowser(ways)).toEqual({ path: '/usr/bin/chromium' })
})

test.each([
  ['where we may not install', nothing],
  ['where the installation fails', { ...nothing, mayInstall: () => true, install: () => {} }],
])('%s, a sentence says what to install or to set', (_, ways) => {
  const answer = ensureBrowser(ways)
  expect(answer).toEqual({ sentence: expect.stringContaining('apt-get install chromium') })
  expect(answer).toEqual({ sentence: expect.stringContaining('CHROMIUM_PATH') })
})
