import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Why something cannot be generated, and what to do first; printed for the caller. */
export class Refusal extends Error {}

/** Writes into one checkout, and records the files it touches. */
export interface Workshop {
  readonly touched: ReadonlySet<string>
  has(path: string): boolean
  read(path: string): string
  /** Writes a new file; refuses to overwrite an existing one. */
  write(path: string, text: string): void
  /** Changes an existing file. */
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
