import { spawnSync } from 'node:child_process'
import { chromiumPath, preferredChromiumPath } from './testing/chromium.ts'

export interface BrowserTools {
  findPreferred: () => string | undefined
  findAny: () => string | undefined
  /** Whether there is a font with the metrics of our fonts' fallback. */
  hasFonts: () => boolean
  /** Whether this account may install Debian packages. */
  mayInstall: () => boolean
  install: () => void
}

/** Whether this account may install Debian packages. */
export const mayInstall = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

const system: BrowserTools = {
  findPreferred: preferredChromiumPath,
  findAny: chromiumPath,
  hasFonts() {
    if (process.platform !== 'linux') return true
    const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
    return /^(Arial|Liberation Sans|Arimo)\b/m.test(stdout ?? '')
  },
  mayInstall,
  install() {
    aptGet('update')
    // Debian's Chromium only recommends fonts, and a bare machine has none to replace ours.
    aptGet('install', '-y', '--no-install-recommends', 'fontconfig', 'fonts-liberation')
    aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
    if (!chromiumPath()) aptGet('install', '-y', '--no-install-recommends', 'chromium')
  },
}

const LOCK_WAIT = { whole: 5 * 60_000, step: 2_000 }

/** Runs apt-get, and waits while another one runs: apt's own option for that does not cover the lock of its lists. */
export function aptGet(...step: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  const end = Date.now() + LOCK_WAIT.whole
  for (;;) {
    const { stderr } = spawnSync('apt-get', ['-qq', ...step], {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env,
    })
    const isLocked = /Could not get lock/.test(stderr)
    if (!isLocked || Date.now() > end) return void process.stderr.write(stderr)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_WAIT.step)
  }
}

/**
 * Browser tests use the system's Chromium and fonts. They are installed from Debian where that is allowed; otherwise
 * the sentence says what to do.
 */
export function ensureBrowser(tools: BrowserTools = system): { path: string } | { sentence: string } {
  if (!(tools.findPreferred() && tools.hasFonts()) && tools.mayInstall()) tools.install()
  const path = tools.findPreferred() ?? tools.findAny()
  if (path) return { path }
  return {
    sentence:
      'The browser tests need Chromium, and none was found. Install it (Debian, Ubuntu: "sudo apt-get install chromium"), ' +
      'or set CHROMIUM_PATH to a Chrome or Chromium that you have, and run the command again.',
  }
}
