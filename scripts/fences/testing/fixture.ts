import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inspect } from '../fences.ts'
import { readTree } from '../Tree.ts'

/** Runs the fences (or one) on these files, and returns each breach as `fence path:line found`, sorted. */
export function found(files: Record<string, string>, only?: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'fences-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return inspect(readTree(root))
      .filter(({ fence }) => !only || fence.name === only)
      .flatMap(({ fence, breaches }) =>
        breaches.map(breach => `${fence.name} ${breach.path}:${breach.line} ${breach.found}`),
      )
      .sort()
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** A file with this number of lines. */
export const lines = (count: number) => 'export {}\n'.repeat(count)
