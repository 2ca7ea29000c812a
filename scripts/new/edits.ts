/** Inserts a line among similar ones (`like` finds them) in sorted order. */
export function insertSorted(text: string, line: string, like: RegExp): string {
  const lines = text.split('\n')
  if (lines.includes(line)) return text
  const places = lines.flatMap((each, at) => (like.test(each) ? [at] : []))
  const last = places.at(-1)
  if (last === undefined) return `${line}\n${text.trim() === 'export {}' ? '' : text}`
  const before = places.find(at => orderOf(lines[at] ?? '') > orderOf(line))
  lines.splice(before ?? last + 1, 0, line)
  return lines.join('\n')
}

/** Imports and re-exports are sorted by their module. */
const orderOf = (line: string) => / from '(.*)'$/.exec(line)?.[1] ?? line

/** Inserts a line after the first one that matches. */
export function insertAfter(text: string, line: string, anchor: RegExp): string {
  const lines = text.split('\n')
  const at = lines.findIndex(each => anchor.test(each))
  if (at === -1) throw new Error(`Nothing matches ${anchor} any more; the generator has to follow.`)
  lines.splice(at + 1, 0, line)
  return lines.join('\n')
}

/** Adds names to the `export { … } from '<module>'`, or adds the statement where there is none. */
export function addReExport(text: string, names: readonly string[], module: string): string {
  const known = new RegExp(`export \\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}'`)
  const found = known.exec(text)
  const statement = (all: readonly string[]) => `export { ${all.join(', ')} } from '${module}'`
  if (!found) return insertSorted(text, statement(names), /^export .* from '/)
  const before = (found[1] ?? '').split(',').map(each => each.trim())
  const all = [...new Set([...before, ...names].filter(Boolean))].sort()
  return text.replace(found[0], statement(all))
}
