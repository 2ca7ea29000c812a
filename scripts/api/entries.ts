import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

type Target = string | { types: string; default?: string }

/** The entries with types that a package publishes, and their declarations; patterns are expanded. */
export function typedEntries(folder: string): [entry: string, path: string][] {
  return publishedEntries(folder).flatMap(([entry, target]) =>
    typeof target === 'string'
      ? []
      : filesOf(folder, target.types).map(({ word, path }): [string, string] => [
          entry.replace('*', word),
          join(folder, path),
        ]),
  )
}

/** The style sheets, fonts and data that a package publishes, as a consumer imports them. */
export function fileEntries(folder: string): string[] {
  const entries = publishedEntries(folder).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.default
    // The declarations of a script say what it exports; those of a style sheet export nothing.
    if (!file || file.endsWith('.js')) return []
    return filesOf(folder, file).map(({ word }) => entry.replace('*', word))
  })
  return [...new Set(entries)]
}

function publishedEntries(folder: string): [entry: string, target: Target][] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    publishConfig: { exports: Record<string, Target> }
  }
  return Object.entries(manifest.publishConfig.exports)
}

/** The files of a target, each with the word that its stars stand for. */
function filesOf(folder: string, target: string): { word: string; path: string }[] {
  const pattern = target.replace(/^\.\//, '')
  const [before = '', after = ''] = pattern.split('*')
  return globSync(pattern, { cwd: folder }).flatMap(found => {
    const path = found.split(sep).join('/')
    const word = path.slice(before.length, path.indexOf(after, before.length + 1))
    // With several stars only paths count that say the same for each.
    if (!pattern.includes('*')) return [{ word: '', path }]
    const whole = after === '' ? path.slice(before.length) : word
    return pattern.replaceAll('*', whole) === path ? [{ word: whole, path }] : []
  })
}
