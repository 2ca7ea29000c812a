import { stripVTControlCharacters } from 'node:util'
import { array, create, is, number, optional, string, type, type Infer } from 'superstruct'

/** A test that failed, or a file whose tests could not be run. */
export interface Failure {
  readonly file: string
  readonly title: string
  /** The first lines of the error. */
  readonly message: string
}

/** The parts of Vitest's JSON report that are read. */
export const vitestReport = type({
  testResults: array(
    type({
      name: string(),
      status: string(),
      message: string(),
      assertionResults: array(
        type({ fullName: string(), status: string(), failureMessages: optional(array(string())) }),
      ),
    }),
  ),
})

const playwrightSpec = type({
  file: string(),
  line: number(),
  title: string(),
  tests: array(
    type({
      projectName: string(),
      status: string(),
      results: array(type({ errors: array(type({ message: optional(string()) })) })),
    }),
  ),
})

interface PlaywrightSuite {
  specs?: unknown[]
  suites?: PlaywrightSuite[]
}

const playwrightReport = type({ errors: array(type({ message: optional(string()) })) })

/** What failed by the JSON report of Vitest or Playwright, so that a long run can repeat it in its last lines. */
export function failuresOf(report: unknown): Failure[] {
  return is(report, vitestReport) ? fromVitest(report) : fromPlaywright(report)
}

function fromVitest({ testResults }: Infer<typeof vitestReport>): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter(test => test.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        file: name,
        title: fullName,
        message: firstLines(failureMessages[0]),
      }))
    if (status !== 'failed' || failed.length > 0) return failed
    return [{ file: name, title: 'its tests could not be run', message: firstLines(message) }]
  })
}

function fromPlaywright(report: unknown): Failure[] {
  const { errors } = create(report, playwrightReport)
  return [
    ...errors.map(({ message }) => ({ file: '', title: 'the run itself', message: firstLines(message) })),
    ...specsOf(report as PlaywrightSuite).flatMap(spec => {
      const { file, line, title, tests } = create(spec, playwrightSpec)
      return tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => ({
          file: `${file}:${line}`,
          title: `${title} (${projectName})`,
          message: firstLines(results.flatMap(each => each.errors)[0]?.message),
        }))
    }),
  ]
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): unknown[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Without stack and colours: where it was thrown is in the test's own output. */
const firstLines = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() && !/^\s+at /.test(line))
    .slice(0, 4)
    .join('\n')
