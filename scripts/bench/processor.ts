import { readdirSync, readFileSync } from 'node:fs'

/**
 * How long this process and all it has started have been on a processor, in ms: load, server and database, and
 * nothing of what else the machine does. Undefined where the system does not tell.
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
    // The name in parentheses may hold spaces; the parent is the second field after it.
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
