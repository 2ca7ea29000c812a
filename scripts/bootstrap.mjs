// Runs on any Node ≥ 20: installs the pinned Node and pnpm from the npm registry, then starts them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const toolchain = join(root, '.toolchain')
const pinned = { node: '24.21.0', pnpm: '12.21.0' }
const bin = join(toolchain, 'node_modules', '.bin')
const stamp = join(toolchain, 'pinned.json')
/**
 * By default npm and pnpm wait between ten seconds and a minute before they retry or report an unreachable registry.
 */
const patience = ['fetch-retry-mintimeout=1000', 'fetch-retry-maxtimeout=5000']

function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (result.error) fail(`${command} could not be started: ${result.error.message}`)
  if (result.signal) process.exit(130)
  return result.status ?? 1
}

function installToolchain() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === JSON.stringify(pinned)) return
  console.log(`Installing Node ${pinned.node} and pnpm ${pinned.pnpm} into .toolchain …`)
  rmSync(toolchain, { recursive: true, force: true })
  mkdirSync(toolchain, { recursive: true })
  writeFileSync(join(toolchain, 'package.json'), '{ "private": true }\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const status = run(
    npm,
    [
      ...['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', toolchain],
      // The package of Node fetches the program of this machine in a script.
      '--ignore-scripts=false',
      ...patience.map(each => `--${each}`),
      ...Object.entries(pinned).map(([name, version]) => `${name}@${version}`),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  )
  if (status !== 0)
    fail(
      'The pinned Node and pnpm could not be installed from the npm registry. ' +
        'Is this machine online, and does "npm ping" answer? Nothing was changed; run the command again then.',
    )
  const { stdout } = spawnSync(join(bin, 'node'), ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (stdout?.trim() !== `v${pinned.node}`)
    fail(
      `Node ${pinned.node} was installed into .toolchain but does not run there. ` +
        'Its package installs the program by a script: does a setting of npm forbid scripts, ' +
        'or has that package no program for this machine? Run the command again when that is changed.',
    )
  writeFileSync(stamp, JSON.stringify(pinned))
}

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) fail(`Node 20 or newer is needed to start; this is ${process.versions.node}.`)

installToolchain()
const env = {
  ...process.env,
  PATH: [bin, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
}
const [task, ...rest] = process.argv.slice(2)

if (task === 'pnpm') process.exit(run('pnpm', rest, { env }))

const installed = run(
  'pnpm',
  [
    ...['install', '--frozen-lockfile', '--prefer-offline', '--loglevel=warn'],
    ...patience.map(each => `--config.${each}`),
  ],
  { env },
)
if (installed !== 0)
  fail(
    'The dependencies could not be installed. If the lines above speak of the network, ' +
      'the npm registry is out of reach: try again when "npm ping" answers.',
  )
process.exit(run('node', [join('scripts', `${task}.ts`), ...rest], { env }))
