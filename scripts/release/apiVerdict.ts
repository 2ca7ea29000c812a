import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareApi } from '../api/compareApi.ts'
import type { ApiChange } from '../api/compareTypes.ts'
import { parseReport, readReport, reportPath } from '../api/report.ts'
import { PACKAGES } from '../consumers/packPackages.ts'
import { announcedLevel, complaint } from './changesets.ts'

/** The calls of the last release: docs/adr/0080-openapi-build.md. */
const BASELINE = 'packages/api-client/contract.baseline.txt'

/** What the public API of each package has changed since a commit. */
export function apiChanges(root: string, name: string, commit: string): ApiChange[] {
  const before = fileAt(root, commit, reportPath(name))
  // Before its first report a package had no API that could be broken.
  if (before === undefined) return []
  const changes = compareApi(parseReport(before), parseReport(readReport(root, name)))
  return name === 'api-client' ? [...changes, ...contractChanges(root, commit)] : changes
}

/** Lines of the baseline that are gone: calls that break clients. */
function contractChanges(root: string, commit: string): ApiChange[] {
  const lines = readFileSync(join(root, BASELINE), 'utf8').split('\n')
  return (fileAt(root, commit, BASELINE) ?? '')
    .split('\n')
    .filter(line => !line.startsWith('version ') && !lines.includes(line))
    .map(line => ({ level: 'major', what: `the contract no longer has “${line}”` }))
}

/**
 * Whether the pending changesets announce what the API reports show. The last release of a package is the commit that
 * wrote its change log.
 */
export function apiVerdict(root: string): { isPassed: boolean; lines: readonly string[] } {
  const pending = globSync('.changeset/*.md', { cwd: root }).map(path =>
    readFileSync(join(root, path), 'utf8'),
  )
  const releases = PACKAGES.map(name => ({
    name,
    commit: git(root, 'log', '-1', '--format=%H', '--', `packages/${name}/CHANGELOG.md`)?.trim(),
  }))
  const lines = releases.flatMap(({ name, commit }) => {
    if (!commit) return []
    const packageName = `@players-club/${name}`
    return complaint(packageName, apiChanges(root, name, commit), announcedLevel(pending, packageName))
  })
  const unknown = releases.filter(({ commit }) => !commit).map(({ name }) => name)
  const compared =
    unknown.length === 0
      ? 'compared with the last release'
      : `not compared for ${unknown.join(', ')}, whose last release is not in this history`
  return { isPassed: lines.length === 0, lines: [`public APIs: ${compared}`, ...lines] }
}

const fileAt = (root: string, commit: string, path: string) => git(root, 'show', `${commit}:${path}`)

/** What git prints; undefined where it fails, for instance because there is no such file, or no history. */
export function git(root: string, ...options: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return status === 0 ? stdout : undefined
}
