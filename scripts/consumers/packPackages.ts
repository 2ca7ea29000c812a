import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The published packages, those that others need first. */
export const PACKAGES = ['domain-models', 'forms-validation', 'api-client', 'flow-hooks', 'ui'] as const

/** The wrapper for partner sites on React; it has a version of its own and is not published. */
export const EMBED = 'apps/lucky-lounge-embed'

export interface Packed {
  readonly name: string
  readonly version: string
  /** Its folder in the repository. */
  readonly directory: string
  readonly tarball: string
  readonly bytes: number
}

/** The folder of a published package. */
export const folderOf = (name: string): string => `packages/${name}`

/** Packs built packages as a release would, into a folder. */
export function packPackages(root: string, directories: readonly string[], folder: string): Packed[] {
  return directories.map(directory => {
    const path = join(root, directory)
    execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: path, stdio: 'ignore' })
    const { name, version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
      name: string
      version: string
    }
    const tarball = join(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`)
    return { name, version, directory, tarball, bytes: statSync(tarball).size }
  })
}
