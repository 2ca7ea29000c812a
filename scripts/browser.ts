import { spawnSync } from 'node:child_process'
import { chromiumPath } from './testing/chromium.ts'

export interface BrowserWays {
  find: () => string | undefined
  /** Whether this account may install Debian's packages. */
  mayInstall: () => boolean
  install: () => void
}

const system: BrowserWays = {
  find: chromiumPath,
  mayInstall: () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0,
  install() {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
      spawnSync('apt-get', ['-qq', ...step], { stdio: ['ignore', 'ignore', 'inherit'], env })
  },
}

/** Browser tests use the system's Chromium. Where we may, Debian's is installed; otherwise the sentence says what to do. */
export function ensureBrowser(ways: BrowserWays = system): { path: string } | { sentence: string } {
  const found = ways.find()
  if (found) return { path: found }
  if (ways.mayInstall()) ways.install()
  const path = ways.find()
  if (path) return { path }
  return {
    sentence:
      'The browser tests need Chromium, and none was found. Install it (Debian, Ubuntu: "sudo apt-get install chromium"), ' +
      'or set CHROMIUM_PATH to a Chrome or Chromium that you have, and run the command again.',
  }
}
