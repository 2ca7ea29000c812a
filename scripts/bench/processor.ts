import { readdirSync, readFileSync } from 'node:fs'

/**
 * The processor time of this process and all its children in ms: load, server and database, without the rest of the
 * machine. Undefined where the system does not report it.
 */
export function processorMs(): number | undefined {
  if (process.platform !== 'linux') return undefined
  const children = Map.groupBy(processes(), ({ parent }) => parent)
  const withChildren = (id: string): string[] => [
    id,
    ...(children.get(id) ?? []).flatMap(child => withChildren(child.id)),
  ]
  return withChildren(String(process.pid)).reduce((sum, id) => sum + timeOf(id), 0)
}

function processes(): { id: string; parent: string }[] {
  return readdirSync('/proc').flatMap(id => {
    const stat = /^\d+$/.test(id) ? textOf(`/proc/${id}/stat`) : ''
    // The name in parentheses may contain spaces; the parent is the second field after it.
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
    return parent === undefined ? [] : [{ id, parent }]
  })
}

function timeOf(id: string): number {
  const threads = tryTo(() => readdirSync(`/proc/${id}/task`), [])
  const nanoseconds = threads.map(thread =>
    Number(textOf(`/proc/${id}/task/${thread}/schedstat`).split(' ')[0] ?? 0),
  )
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6
}

/** Empty for a process that has just ended. */
const textOf = (file: string): string => tryTo(() => readFileSync(file, 'utf8'), '')

function tryTo<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}
