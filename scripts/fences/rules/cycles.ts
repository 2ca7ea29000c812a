import type { Breach, Fence } from '../Fence.ts'
import { resolveRelative } from '../resolve.ts'
import type { Tree } from '../Tree.ts'

/** Forbids import cycles. */
export const cycles: Fence = {
  name: 'cycles',
  instead:
    'Move what both files need into a third one, and import a neighbour directly, not through the index.ts that re-exports this file.',
  check: tree => {
    const found: Breach[] = []
    const done = new Set<string>()
    const path: string[] = []
    const step = (file: string) => {
      const start = path.indexOf(file)
      if (start !== -1) {
        const ring = path.slice(start)
        found.push({
          path: file,
          line: lineOfImport(tree, file, ring[1] ?? file),
          found: [...ring, file].join(' → '),
        })
        return
      }
      if (done.has(file)) return
      path.push(file)
      for (const next of targets(tree, file)) step(next)
      path.pop()
      done.add(file)
    }
    for (const source of tree.sources) step(source.path)
    return found
  },
}

const targets = (tree: Tree, file: string): string[] =>
  (tree.source(file)?.imports ?? [])
    .map(taken => resolveRelative(file, taken.specifier))
    .filter(target => target !== undefined && tree.source(target) !== undefined)
    .map(target => String(target))

const lineOfImport = (tree: Tree, file: string, target: string): number =>
  tree.source(file)?.imports.find(taken => resolveRelative(file, taken.specifier) === target)?.line ?? 1
