import { posix } from 'node:path'
import type { Breach, Fence } from '../Fence.ts'
import type { Tree } from '../Tree.ts'

/** A component or a machine needs its tests and stories beside it. */
export const dossiers: Fence = {
  name: 'dossiers',
  instead:
    'A component folder holds Name.tsx, stories of every state and a test; a primitive also Name.spec.md and Name.types.test.tsx; a machine has its test beside it. `pnpm new` writes them.',
  check: tree => [...components(tree), ...machines(tree)],
}

function components(tree: Tree): Breach[] {
  const folders = new Set(tree.files.map(path => /^packages\/ui\/src\/[^/]+\/[A-Z]\w*(?=\/)/.exec(path)?.[0]))
  return [...folders].flatMap(folder => {
    if (!folder) return []
    const name = posix.basename(folder)
    const isPrimitive = folder.startsWith('packages/ui/src/primitives/')
    const wanted = [
      '.tsx',
      '.stories.tsx',
      '.test.tsx',
      ...(isPrimitive ? ['.spec.md', '.types.test.tsx'] : []),
    ]
    return wanted
      .map(ending => `${name}${ending}`)
      .filter(file => !tree.has(`${folder}/${file}`))
      .map(file => ({ path: folder, line: 1, found: `${file} is missing` }))
  })
}

const machines = (tree: Tree): Breach[] =>
  tree.files
    .filter(path => path.endsWith('.machine.ts') && !tree.has(path.replace(/\.ts$/, '.test.ts')))
    .map(path => ({ path, line: 1, found: `${posix.basename(path, '.ts')}.test.ts is missing` }))
