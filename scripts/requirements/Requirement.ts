import { readFileSync } from 'node:fs'

/** One testable statement of the specifications; docs/requirements/README.md explains the fields. */
export interface Requirement {
  readonly id: string
  readonly statement: string
  readonly observable: string
}

export const readRequirements = (path: string): Requirement[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

/** `SHELL` of `SHELL-001`. */
export const areaOf = (id: string): string => id.replace(/-\d+$/, '')
