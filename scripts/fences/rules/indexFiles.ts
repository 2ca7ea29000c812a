import { posix } from 'node:path'
import type { Fence } from '../Fence.ts'
import type { Tree } from '../Tree.ts'
import { columns, insideSource } from '../grid.ts'

/** An index.ts is the public face of a package, a row or a part of the server's kernel; elsewhere it only hides a file. */
export const indexFiles: Fence = {
  name: 'index-files',
  instead:
    'Import from the file that defines the name. Only a package, a row and a part of the kernel have an index.ts.',
  check: tree =>
    tree.sources
      .filter(({ path }) => posix.basename(path) === 'index.ts' && !isPublicFace(tree, path))
      .map(({ path }) => ({ path, line: 1, found: 'only re-exports other files' })),
}

function isPublicFace(tree: Tree, path: string): boolean {
  const body = tree.source(path)?.program.body ?? []
  const sources = body.map(each =>
    'source' in each && each.type.startsWith('Export') ? each.source?.value : undefined,
  )
  // A file with code of its own, whatever its name.
  if (sources.length === 0 || sources.includes(undefined)) return true
  const inside = columns.map(column => insideSource(path, column)).find(each => each !== undefined)
  const folders = inside?.split('/').slice(0, -1) ?? []
  return folders.length < 2 || (folders.length === 2 && folders[0] === 'kernel' && new Set(sources).size > 1)
}
