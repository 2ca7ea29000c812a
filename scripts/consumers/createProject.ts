import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Consumer } from './consumers.ts'
import type { Packed } from './packPackages.ts'

const projects = join(import.meta.dirname, 'projects')

/** Writes a consumer's project into a folder outside of the repository, and returns its path. */
export function createProject(consumer: Consumer, packed: readonly Packed[], folder: string): string {
  const project = join(folder, consumer.name)
  mkdirSync(project)
  cpSync(join(projects, 'shared'), project, { recursive: true })
  cpSync(join(projects, consumer.name), project, { recursive: true })
  const own = packed.map(({ name, tarball }) => [name, `file:${tarball}`])
  const manifest = {
    private: true,
    browserslist: ['chrome 123', 'firefox 125', 'safari 17.5'],
    ...(!consumer.isCommonJs && { type: 'module' }),
    dependencies: { ...Object.fromEntries(own), react: '^19', 'react-dom': '^19', ...consumer.dependencies },
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest, null, 2))
  return project
}
