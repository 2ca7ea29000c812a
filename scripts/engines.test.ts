import { expect, test } from 'vitest'
import { ensureEngines } from './engines.ts'

const all = ['chromium', 'firefox', 'webkit'] as const
const nothing = { find: () => all, mayInstall: () => false, install: () => expect.unreachable() }

test('installs nothing where every engine is there', () => {
  expect(ensureEngines({ ...nothing, mayInstall: () => true })).toEqual({ names: all })
})

test('installs the packages of the missing engines where it may, and says nothing when they are there then', () => {
  const installed: string[] = []
  const tools = {
    find: () => (installed.length > 0 ? all : (['chromium', 'firefox'] as const)),
    mayInstall: () => true,
    install: (packages: readonly string[]) => void installed.push(...packages),
  }
  expect(ensureEngines(tools)).toEqual({ names: all })
  expect(installed).toContain('webkit2gtk-driver')
  expect(installed).not.toContain('firefox-esr')
})

test.each([
  ['may not be installed', nothing],
  ['cannot be installed', { ...nothing, mayInstall: () => true, install: () => {} }],
])('names the engines that are skipped because they %s', (_, tools) => {
  const { names, sentence } = ensureEngines({ ...tools, find: () => ['chromium'] })
  expect(names).toEqual(['chromium'])
  expect(sentence).toContain('skipped in firefox and webkit')
  expect(sentence).toContain('apt-get install firefox-esr webkit2gtk-driver')
})
