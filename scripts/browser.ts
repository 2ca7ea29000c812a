import { spawnSync } from 'node:child_process'
import { chromiumPath, preferredChromiumPath } from './testing/chromium.ts'

export interface BrowserWays {
  findPreferred: () => string | undefined
  findAny: () => string | undefined
  /** Whether this account may install Debian's packages. */
  mayInstall: () => boolean
  install: () => void
}

const system: BrowserWays = {
  findPreferred: preferredChromiumPath,
  findAny: chromiumPath,
  mayInstall: () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0,
  install() {
    aptGet('update')
    aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
    if (!chromiumPath()) aptGet('install', '-y', '--no-install-recommends', 'chromium')
  },
}

function aptGet(...step: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-qq', ...step], { stdio: ['ignore', 'ignore', 'inherit'], env })
}

/** Browser tests use the system's Chromium. Where we may, Debian's is installed; otherwise the sentence says what to do. */
export function ensureBrowser(ways: BrowserWays = system): { path: string } | { sentence: string } {
  if (!ways.findPreferred() && ways.mayInstall()) ways.install()
  const path = ways.findPreferred() ?? ways.findAny()
  if (path) return { path }
  return {
    sentence:
      'The browser tests need Chromium, and none was found. Install it (Debian, Ubuntu: "sudo apt-get install chromium"), ' +
      'or set CHROMIUM_PATH to a Chrome or Chromium that you have, and run the command again.',
  }
}
