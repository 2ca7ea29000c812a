import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The published packages, those that others need first. */
export const PACKAGES = ['domain-models', 'forms-validation', 'api-client', 'flow-hooks', 'ui'] as const

/** The wrapper for partner sites on React; it has a version of its own and is not published. */
const EMBED = 'apps/lucky-lounge-embed'

export interface Packed {
  readonly name: string
  readonly tarball: string
  readonly bytes: number
}

/** Packs the built packages as a release would, into a folder. */
export function packPackages(root: string, folder: string): Packed[] {
  return [...PACKAGES.map(name => `packages/${name}`), EMBED].map(directory => {
    const path = join(root, directory)
    execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: path, stdio: 'ignore' })
    const { name, version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
      name: string
      version: string
    }
    const tarball = join(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`)
    return { name, tarball, bytes: statSync(tarball).size }
  })
}
