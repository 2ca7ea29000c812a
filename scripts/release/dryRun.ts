import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PACKAGES } from '../consumers/packPackages.ts'
import { root } from '../demo.ts'
import { startRegistry } from './startRegistry.ts'

/** Releases the committed state to a registry of its own, uses it, releases a patch, and updates to it. */
const folder = mkdtempSync(join(tmpdir(), 'release-'))
const clone = join(folder, 'clone')
const project = join(folder, 'project')
const registry = await startRegistry(join(folder, 'registry'))
const startedAt = Date.now()

try {
  run(root, 'git', 'clone', '--quiet', '--depth', '1', `file://${root}`, clone)
  run(clone, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--silent')
  release()
  const first = versionIn(join(clone, 'packages/ui'))

  mkdirSync(project)
  cpSync(join(root, 'scripts/consumers/projects/node'), project, { recursive: true })
  const own = PACKAGES.map(name => [`@players-club/${name}`, `^${first}`])
  const dependencies = { ...Object.fromEntries(own), react: '^19', 'react-dom': '^19' }
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  )
  run(project, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
  run(project, 'node', 'render.mjs')

  const lines = PACKAGES.map(name => `'@players-club/${name}': patch\n`)
  writeFileSync(join(clone, '.changeset/patch.md'), `---\n${lines.join('')}---\n\nA patch.\n`)
  release()
  const second = versionIn(join(clone, 'packages/ui'))
  // A job that could publish some packages only leaves no tags; the next one makes them.
  run(clone, 'git', 'tag', '--delete', `@players-club/ui@${second}`)
  release()
  run(project, 'npm', 'update', '--no-audit', '--no-fund', '--loglevel=error')
  run(project, 'node', 'render.mjs')
  const tags = run(clone, 'git', 'tag', '--list').split('\n')
  for (const name of PACKAGES) {
    for (const version of [first, second])
      if (!tags.includes(`@players-club/${name}@${version}`))
        throw new Error(`${name} ${version} has no tag.`)
    const installed = versionIn(join(project, 'node_modules/@players-club', name))
    if (installed !== second) throw new Error(`${name} is ${installed} after the update; expected ${second}.`)
  }
  console.log(`Published ${first}, used it, published ${second}, updated to it: ${seconds()} s.`)
} finally {
  await registry.stop()
  rmSync(folder, { recursive: true })
}

/** As the last job of ci.yml does it: pending changesets become versions, and what the registry does not have is published. */
function release() {
  const pending = readdirSync(join(clone, '.changeset')).filter(name => name !== 'README.md')
  if (pending.some(name => name.endsWith('.md'))) run(clone, 'pnpm', 'release:version')
  run(clone, 'pnpm', 'release')
}

function versionIn(path: string): string {
  const { version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { version: string }
  return version
}

function run(cwd: string, program: string, ...options: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, options, {
    cwd,
    env: registry.env,
    encoding: 'utf8',
  })
  if (status === 0) return stdout
  throw new Error(`${program} ${options.join(' ')} failed:\n${stdout}${stderr}${error?.message ?? ''}`)
}

function seconds(): number {
  return Math.round((Date.now() - startedAt) / 1000)
}
