import { readFileSync } from 'node:fs'
import type { Endpoint } from '../endpoint/index.ts'

/** The comment above an endpoint, as the operation's summary. */
export function summaryOf({ name }: Pick<Endpoint, 'name'>): string {
  const [row, call] = name.split('.')
  const source = readFileSync(new URL(`../${row}/${call}.ts`, import.meta.url), 'utf8')
  const comment = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const/s.exec(source)?.[1]
  if (comment === undefined) throw new Error(`${name} has no comment that says what it does.`)
  return comment
    .replaceAll(/\n \* ?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
