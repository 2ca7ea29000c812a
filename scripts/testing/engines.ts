import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { chromiumPath, existing } from './chromium.ts'

export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** The programs that WebKitGTK's browser needs. */
export interface WebKitPrograms {
  driver: string
  browser: string
  display: string
  windowManager: string
}

export const firefoxPath = (): string | undefined =>
  existing([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ])

export function webKitPrograms(): WebKitPrograms | undefined {
  const driver = existing(['/usr/bin/WebKitWebDriver'])
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const display = existing(['/usr/bin/Xvfb'])
  const windowManager = existing(['/usr/bin/matchbox-window-manager'])
  return driver && browser && display && windowManager
    ? { driver, browser, display, windowManager }
    : undefined
}

/** The browser engines that this machine has. */
export const foundEngines = (): EngineName[] => {
  const isThere = { chromium: chromiumPath(), firefox: firefoxPath(), webkit: webKitPrograms() }
  return ENGINE_NAMES.filter(name => isThere[name] !== undefined)
}

/** The versions of the browsers: a part of the keys of cached tests. WebKit's own programs do not print theirs. */
export function browserVersions(): string {
  const programs = [chromiumPath(), firefoxPath()].filter(path => path !== undefined)
  const versions = programs.map(path => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim())
  return [...versions, ...globSync('/usr/lib/*/libwebkit2gtk-4.*.so.*.*')].join(', ')
}
