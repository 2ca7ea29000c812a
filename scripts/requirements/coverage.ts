import type { ProvingTest } from './provingTests.ts'
import type { Requirement } from './Requirement.ts'
import { areaOf } from './Requirement.ts'

export interface Proven extends Requirement {
  readonly tests: readonly ProvingTest[]
}

export interface Area {
  readonly name: string
  readonly requirements: readonly Proven[]
  readonly covered: number
}

export interface Coverage {
  readonly areas: readonly Area[]
  readonly covered: number
  readonly total: number
  /** Tests that name a requirement which does not exist. */
  readonly unknown: readonly ProvingTest[]
}

/** `ran` adds titles that only a run could tell; a test that the sources tell already is not told twice. */
export function coverage(
  requirements: readonly Requirement[],
  written: readonly ProvingTest[],
  ran: readonly ProvingTest[] = [],
): Coverage {
  const told = new Set(written.map(({ id, path }) => `${id} ${path}`))
  const tests = [...written, ...ran.filter(({ id, path }) => !told.has(`${id} ${path}`))]
  const proven = requirements.map(each => ({ ...each, tests: tests.filter(({ id }) => id === each.id) }))
  const names = [...new Set(requirements.map(({ id }) => areaOf(id)))]
  const areas = names.map(name => {
    const mine = proven.filter(({ id }) => areaOf(id) === name)
    return { name, requirements: mine, covered: mine.filter(isCovered).length }
  })
  const known = new Set(requirements.map(({ id }) => id))
  return {
    areas,
    covered: proven.filter(isCovered).length,
    total: requirements.length,
    unknown: tests.filter(({ id }) => !known.has(id)),
  }
}

export const isCovered = ({ tests }: Proven): boolean => tests.length > 0

/** `001–004, 007` of the numbers behind an area's ids. */
export function ranges(ids: readonly string[]): string {
  const runs: [string, string][] = []
  for (const number of ids.map(id => id.replace(/^.*-/, ''))) {
    const last = runs.at(-1)
    if (last && Number(number) === Number(last[1]) + 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ')
}
