import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chosen, columnOf, plant, staleness, suitesOf, type Mutant } from './Mutant.ts'
import { missingNames } from './missingNames.ts'
import { planted } from './planted/index.ts'
import { holds, share, tally } from './tally.ts'
import { faults, judge, readReport, type SuiteRun } from './verdict.ts'

const root = dirname(dirname(import.meta.dirname))
const readHere = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined

const offByOne: Mutant = {
  name: 'takes one ticket too many',
  file: 'apps/server/src/tickets/claims.ts',
  from: 'count < LIMIT',
  to: 'count <= LIMIT',
  suites: [{ package: 'apps/server', files: ['src/tickets/claims.test.ts'] }],
}
const files: Record<string, string> = {
  'apps/server/src/tickets/claims.ts': 'if (count < LIMIT) take()',
  'apps/server/src/tickets/claims.test.ts': '',
}
const read = (path: string) => files[path]

test('finds the quoted line and the named test files of every mutant', () => {
  const stale = planted.flatMap(mutant => {
    const why = staleness(mutant, readHere)
    return why === undefined ? [] : [`${mutant.name}: ${why}`]
  })
  expect(stale).toEqual([])
})

test('finds every name that a mutant uses', () => {
  const missing = planted.flatMap(mutant =>
    missingNames(mutant, readHere(mutant.file) ?? '').map(name => `${mutant.name}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('finds no two mutants with the same name', () => {
  const names = planted.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

describe('a mutant', () => {
  test('fits while its place occurs once and its test files are there', () => {
    expect(staleness(offByOne, read)).toBeUndefined()
  })

  test('is stale where its place is gone or occurs twice', () => {
    expect(staleness({ ...offByOne, from: 'count > LIMIT' }, read)).toContain('0 times')
    const twice = (path: string) => read(path) && 'count < LIMIT; count < LIMIT'
    expect(staleness(offByOne, twice)).toContain('2 times')
  })

  test('is stale where its file or a named test file is gone', () => {
    expect(staleness({ ...offByOne, file: 'apps/server/src/gone.ts' }, read)).toBe(
      'apps/server/src/gone.ts does not exist',
    )
    const suites = [{ package: 'apps/server', files: ['src/gone.test.ts'] }]
    expect(staleness({ ...offByOne, suites }, read)).toBe('apps/server/src/gone.test.ts does not exist')
  })

  test('is stale where it changes nothing', () => {
    expect(staleness({ ...offByOne, to: offByOne.from }, read)).toBe('nothing is planted')
  })

  test('is planted literally', () => {
    expect(plant('if (count < LIMIT) take()', { ...offByOne, to: '$& $1' })).toBe('if ($& $1) take()')
  })

  test('has to use names that are there', () => {
    const source = 'const LIMIT = 5\nexport const mayTake = (count: number) => count < LIMIT'
    expect(missingNames(offByOne, source)).toEqual([])
    expect(missingNames({ ...offByOne, to: 'count < MOST' }, source)).toEqual(['MOST'])
    expect(missingNames({ ...offByOne, to: 'count < Math.min(LIMIT, 4)' }, source)).toEqual([])
  })

  test('has to parse', () => {
    expect(() => missingNames({ ...offByOne, to: 'count <' }, 'export const is = count < LIMIT')).toThrow(
      'cannot be read',
    )
  })

  test('belongs to the column of its file', () => {
    expect(columnOf(offByOne)).toBe('apps/server')
  })
})

test('chooses mutants by words of their name or file, all of which have to match', () => {
  expect(chosen([offByOne], ['TICKET', 'claims'])).toEqual([offByOne])
  expect(chosen([offByOne], ['ticket', 'reward'])).toEqual([])
  expect(chosen([offByOne], [])).toEqual([offByOne])
})

test('names each test file once for its package', () => {
  const other = { ...offByOne, suites: [{ package: 'packages/ui', files: ['b.test.tsx', 'a.test.tsx'] }] }
  expect(suitesOf([offByOne, other, offByOne])).toEqual([
    { package: 'apps/server', files: ['src/tickets/claims.test.ts'] },
    { package: 'packages/ui', files: ['a.test.tsx', 'b.test.tsx'] },
  ])
})

const passed = { fullName: 'takes a ticket', status: 'passed', failureMessages: [] }
const failed = (message: string) => ({
  fullName: 'refuses the next one',
  status: 'failed',
  failureMessages: [message],
})
const ran = (...assertionResults: (typeof passed | ReturnType<typeof failed>)[]): SuiteRun => {
  const isGreen = assertionResults.every(({ status }) => status === 'passed')
  return {
    exitCode: isGreen ? 0 : 1,
    report: readReport({
      testResults: [
        { name: 'claims.test.ts', status: isGreen ? 'passed' : 'failed', message: '', assertionResults },
      ],
    }),
  }
}
const unloaded: SuiteRun = {
  exitCode: 1,
  report: readReport({
    testResults: [
      { name: 'claims.test.ts', status: 'failed', message: 'No such export\nat …', assertionResults: [] },
    ],
  }),
}

describe('a bug', () => {
  test('is caught by a test that fails for what it expects', () => {
    expect(judge([ran(passed, failed('AssertionError: expected 6 to be 5'))])).toEqual({
      outcome: 'caught',
      detail: 'refuses the next one',
    })
  })

  test('is caught by one of two suites', () => {
    expect(judge([ran(passed), ran(failed('AssertionError'))]).outcome).toBe('caught')
  })

  test('lives where every named test passes, or none is named', () => {
    expect(judge([ran(passed)]).outcome).toBe('lived')
    expect(judge([]).outcome).toBe('lived')
  })

  test('is not caught by a file that does not load', () => {
    expect(judge([unloaded])).toEqual({ outcome: 'broken', detail: 'claims.test.ts: No such export' })
    expect(judge([ran(failed('AssertionError')), unloaded]).outcome).toBe('broken')
  })

  test('is not caught by a name that is not there', () => {
    expect(judge([ran(failed('ReferenceError: limit is not defined'))]).outcome).toBe('broken')
    expect(judge([ran(failed('TypeError: take is not a function'))]).outcome).toBe('broken')
    const otherAnswer = "TypeError: Cannot read properties of undefined (reading 'errorKey')"
    expect(judge([ran(failed(otherAnswer))]).outcome).toBe('caught')
  })

  test('is not judged by a run that left no report, ran no test or failed beside its tests', () => {
    expect(judge([{ exitCode: 1, report: undefined }]).outcome).toBe('broken')
    expect(judge([ran()]).outcome).toBe('broken')
    expect(judge([{ ...ran(passed), exitCode: 1 }]).outcome).toBe('broken')
  })
})

test('names what fails in a run without a bug', () => {
  expect(faults(ran(passed))).toEqual([])
  expect(faults(ran(failed('AssertionError')))).toEqual(['claims.test.ts: refuses the next one'])
  expect(faults(unloaded)).toEqual(['claims.test.ts: No such export'])
  expect(faults({ exitCode: 1, report: undefined })).toEqual(['vitest left no report'])
})

describe('the table', () => {
  test('counts each column, and all of them in its last line', () => {
    const lines = tally([
      { column: 'packages/ui', result: 'lived' },
      { column: 'apps/server', result: 'caught' },
      { column: 'packages/ui', result: 'caught' },
    ])
    expect(lines).toEqual([
      { column: 'apps/server', caught: 1, lived: 0, broken: 0, stale: 0 },
      { column: 'packages/ui', caught: 1, lived: 1, broken: 0, stale: 0 },
      { column: 'all', caught: 2, lived: 1, broken: 0, stale: 0 },
    ])
  })

  test('holds from 95 % on', () => {
    const of = (caught: number, lived: number) => ({ column: 'all', caught, lived, broken: 0, stale: 0 })
    expect(share(of(19, 1))).toBe(0.95)
    expect(holds(of(95, 5))).toBe(true)
    expect(holds(of(94, 6))).toBe(false)
  })

  test('does not hold with a mutant that could not be judged', () => {
    expect(holds({ column: 'all', caught: 99, lived: 0, broken: 1, stale: 0 })).toBe(false)
    expect(holds({ column: 'all', caught: 99, lived: 0, broken: 0, stale: 1 })).toBe(false)
  })
})
