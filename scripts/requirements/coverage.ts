import { join } from 'node:path'
import type { LastRun, ProvingTest } from './lastRun.ts'
import { lastRun } from './lastRun.ts'
import type { Requirement } from './Requirement.ts'
import { areaOf, readRequirements } from './Requirement.ts'

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
  /** Reports that do not exist. */
  readonly missing: readonly string[]
  /** Reports that are older than what their suites test. */
  readonly older: readonly string[]
}

/** The coverage by a checkout's last run. */
export const coverageOf = (root: string): Coverage =>
  coverage(readRequirements(join(root, 'docs/requirements/requirements.jsonl')), lastRun(root))

export function coverage(requirements: readonly Requirement[], { tests, missing, older }: LastRun): Coverage {
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
    missing,
    older,
  }
}

export const isCovered = ({ tests }: Proven): boolean => tests.length > 0

export interface Verdict {
  readonly isPassed: boolean
  /** `requirements: 762 of 762 covered`, followed by what is wrong. */
  readonly lines: readonly string[]
}

/** The verdict on a whole run: each requirement is covered, and no test names one that does not exist. */
export function verdict({ areas, covered, total, unknown, missing }: Coverage): Verdict {
  const open = areas.flatMap(({ requirements }) => requirements.filter(each => !isCovered(each)))
  return {
    isPassed: open.length === 0 && unknown.length === 0,
    lines: [
      `requirements: ${covered} of ${total} covered`,
      ...missing.map(report => `  ${report} is missing: its suite did not run`),
      ...open.map(({ id }) => `  ${id} has no test that passed`),
      ...unknown.map(({ id, place }) => `  ${id} does not exist, but ${place} names it`),
    ],
  }
}

/** `001–004, 007` for the numbers of an area's ids. */
export function ranges(ids: readonly string[]): string {
  const runs: [string, string][] = []
  for (const number of ids.map(id => id.replace(/^.*-/, ''))) {
    const last = runs.at(-1)
    if (last && Number(number) === Number(last[1]) + 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ')
}
