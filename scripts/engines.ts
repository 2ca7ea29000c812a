import { spawnSync } from 'node:child_process'
import { aptGet, ensureBrowser, mayInstall } from './browser.ts'
import { root } from './demo.ts'
import { browserVersions, ENGINE_NAMES, foundEngines, type EngineName } from './testing/engines.ts'

/** Debian's packages: WebKit's browser has no headless mode, and needs a display. */
const PACKAGES: Record<EngineName, readonly string[]> = {
  chromium: [],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', 'matchbox-window-manager'],
}

export interface EngineTools {
  find: () => readonly EngineName[]
  /** Whether this account may install Debian packages. */
  mayInstall: () => boolean
  install: (packages: readonly string[]) => void
}

const system: EngineTools = {
  find: foundEngines,
  mayInstall,
  install(packages) {
    aptGet('update')
    aptGet('install', '-y', '--no-install-recommends', ...packages)
  },
}

/** Installs the missing engines where that is allowed; the sentence says which ones the walk has to do without. */
export function ensureEngines(tools: EngineTools = system): {
  names: readonly EngineName[]
  sentence?: string
} {
  const missing = () => ENGINE_NAMES.filter(name => !tools.find().includes(name))
  const packages = missing().flatMap(name => PACKAGES[name])
  if (packages.length > 0 && tools.mayInstall()) tools.install(packages)
  const names = tools.find()
  const absent = missing()
  if (absent.length === 0) return { names }
  const needed = absent.flatMap(name => PACKAGES[name]).join(' ')
  return {
    names,
    sentence: `The walk was skipped in ${absent.join(' and ')}, not found on this machine. Debian, Ubuntu: "sudo apt-get install ${needed}".`,
  }
}

if (import.meta.main) {
  const browser = ensureBrowser()
  if ('sentence' in browser) console.error(`\n${browser.sentence}\n`)
  else process.env.CHROMIUM_PATH = browser.path
  const { names, sentence } = ensureEngines()
  process.env.TEST_ENGINES = names.join()
  process.env.TEST_BROWSERS = browserVersions()
  const startedAt = Date.now()
  const { status } = spawnSync('turbo', ['run', 'test:engines', '--output-logs=new-only'], {
    cwd: root,
    stdio: 'inherit',
  })
  console.log(`\nThe walk in ${names.join(', ')} took ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  if (sentence) console.log(sentence)
  process.exit(status ?? 1)
}
