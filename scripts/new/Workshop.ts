import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What cannot be made, and what to do first: said to whoever asked for it. */
export class Refusal extends Error {}

/** Writes into one checkout, and remembers what it has touched. */
export interface Workshop {
  readonly touched: ReadonlySet<string>
  has(path: string): boolean
  read(path: string): string
  /** A new file; what is there already is somebody's work. */
  write(path: string, text: string): void
  /** Changes a file that is there. */
  edit(path: string, change: (text: string) => string): void
  run(folder: string, command: string, args: readonly string[]): void
}

export function openWorkshop(root: string): Workshop {
  const touched = new Set<string>()
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    touched.add(path)
  }
  const has = (path: string) => existsSync(join(root, path))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  return {
    touched,
    has,
    read,
    write(path, text) {
      if (has(path)) throw new Refusal(`${path} is there already.`)
      put(path, text)
    },
    edit(path, change) {
      const before = read(path)
      const after = change(before)
      if (after !== before) put(path, after)
    },
    run(folder, command, args) {
      execFileSync(command, args, { cwd: join(root, folder), stdio: ['ignore', 'ignore', 'inherit'] })
    },
  }
}
