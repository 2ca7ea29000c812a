import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderOf, packPackages, PACKAGES } from '../consumers/packPackages.ts'
import { root } from '../demo.ts'
import { apiChanges, git } from './apiVerdict.ts'
import { announcedLevel, complaint, type Reason } from './changesets.ts'
import { outputChanges } from './packedOutput.ts'

/**
 * Fails where the built output of a package differs from that of the base (`origin/main`, or the argument) and no
 * changeset of this branch announces it.
 */
const [base = 'origin/main'] = process.argv.slice(2)
const commit = git(root, 'merge-base', base, 'HEAD')?.trim()
if (!commit) throw new Error(`This checkout has no common history with ${base}.`)

const folder = mkdtempSync(join(tmpdir(), 'changesets-'))
try {
  const worktree = join(folder, 'base')
  run(root, 'git', 'worktree', 'add', '--quiet', '--detach', worktree, commit)
  run(worktree, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--silent')
  const [before, after] = [unpacked(worktree, 'before'), unpacked(root, 'after')]
  // Also those that are not committed yet.
  const added = [
    git(root, 'diff', '--name-only', commit, '--', '.changeset'),
    git(root, 'ls-files', '--others', '--exclude-standard', '--', '.changeset'),
  ]
    .join('\n')
    .split('\n')
    .filter(path => path.endsWith('.md') && existsSync(join(root, path)))
    .map(path => readFileSync(join(root, path), 'utf8'))

  const lines = PACKAGES.flatMap(each => {
    const [old, now] = [before, after].map(packed =>
      packed.find(({ directory }) => directory === folderOf(each)),
    )
    // A new version is the release itself: it takes the changesets away.
    if (!old || !now || old.version !== now.version) return []
    const changes = apiChanges(root, each, commit)
    const files = outputChanges(old.path, now.path).map((what): Reason => ({ level: 'patch', what }))
    return complaint(now.name, [...changes, ...files], announcedLevel(added, now.name))
  })
  console.log(
    lines.length > 0 ? lines.join('\n') : 'Every package whose built output changed has its changeset.',
  )
  process.exitCode = lines.length > 0 ? 1 : 0
} finally {
  git(root, 'worktree', 'remove', '--force', join(folder, 'base'))
  rmSync(folder, { recursive: true })
}

function unpacked(checkout: string, name: string) {
  run(checkout, 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only')
  const tarballs = join(folder, name)
  mkdirSync(tarballs)
  return packPackages(checkout, PACKAGES.map(folderOf), tarballs).map(packed => {
    const path = join(tarballs, packed.directory)
    mkdirSync(path, { recursive: true })
    run(tarballs, 'tar', '-xzf', packed.tarball, '-C', path, '--strip-components=1')
    return { ...packed, path }
  })
}

function run(cwd: string, program: string, ...options: string[]) {
  execFileSync(program, options, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}
