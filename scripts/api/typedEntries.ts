import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The entries with types that a package publishes, and their declarations; patterns are expanded. */
export function typedEntries(folder: string): [entry: string, path: string][] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    publishConfig: { exports: Record<string, string | { types: string }> }
  }
  return Object.entries(manifest.publishConfig.exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return []
    if (!entry.includes('*')) return [[entry, join(folder, target.types)] as [string, string]]
    const [before = '', ...after] = target.types.split('*')
    const last = after.at(-1) ?? ''
    return globSync(target.types, { cwd: folder })
      .map(path => path.split(sep).join('/'))
      .flatMap(path => {
        const start = before.replace(/^\.\//, '')
        const [word = ''] = path.slice(start.length).split(after.length > 1 ? (after[0] ?? '') : last)
        const whole = target.types.replaceAll('*', word).replace(/^\.\//, '')
        return whole === path ? [[entry.replace('*', word), join(folder, path)] as [string, string]] : []
      })
  })
}
