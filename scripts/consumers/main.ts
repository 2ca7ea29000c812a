import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureBrowser } from '../browser.ts'
import { root } from '../demo.ts'
import { consumers, type Consumer } from './consumers.ts'
import { createProject } from './createProject.ts'
import { EMBED, folderOf, packPackages, PACKAGES } from './packPackages.ts'
import { writeSnippets } from './writeSnippets.ts'
import { checkInBrowser } from './checkInBrowser.ts'

const wanted = process.argv.slice(2)
const chosen = consumers.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const withoutTypes = ['tokens.json', 'openapi.json']

const browser = ensureBrowser()
if ('sentence' in browser) {
  console.error(browser.sentence)
  process.exit(1)
}
process.env.CHROMIUM_PATH = browser.path

execFileSync(
  'turbo',
  [
    'run',
    'build',
    '--filter=./packages/*',
    '--filter=@players-club/lucky-lounge-embed',
    '--output-logs=errors-only',
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
)
const folder = mkdtempSync(join(tmpdir(), 'consumers-'))
const packed = packPackages(root, [...PACKAGES.map(folderOf), EMBED], folder)
for (const { name, tarball, bytes } of packed) {
  console.log(`${name.padEnd(32)} ${Math.round(bytes / 1000)} kB to download`)
  run('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...withoutTypes], root)
}
for (const consumer of chosen) await walk(consumer)
rmSync(folder, { recursive: true })

async function walk(consumer: Consumer) {
  const startedAt = Date.now()
  const project = createProject(consumer, packed, folder)
  if (consumer.compilesSnippets) writeSnippets(root, project)
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], project)
  const env = projectEnv(project)
  for (const [program, ...options] of [...consumer.commands, ...(consumer.widgetCommands ?? [])])
    run(program, options, project, env)
  if (consumer.serve) await checkInBrowser(consumer.serve, project, env)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const installed = readdirSync(join(project, 'node_modules')).length
  console.log(`${consumer.name.padEnd(8)} passed in ${seconds} s, ${installed} folders in node_modules`)
}

/** A consumer's tools are its own: without the repository's binaries and export conditions. */
function projectEnv(project: string): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...env } = process.env
  const path = [join(project, 'node_modules', '.bin'), env.PATH].join(delimiter)
  return { ...env, PATH: path, NEXT_TELEMETRY_DISABLED: '1' }
}

function run(program: string, options: readonly string[], cwd: string, env = process.env) {
  const { status, stdout, stderr, error } = spawnSync(program, options, { cwd, env, encoding: 'utf8' })
  if (status === 0) return
  console.error(`${program} ${options.join(' ')} failed:\n${stdout}${stderr}${error?.message ?? ''}`)
  process.exit(1)
}
