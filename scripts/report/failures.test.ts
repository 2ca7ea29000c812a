import { expect, test } from 'vitest'
import { failuresOf } from './failures.ts'

const RED = '\u001B[31m'

test('failures of Vitest are its failed tests, and files that could not be run', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
  const failed = {
    fullName: 'the sum subtracts',
    status: 'failed',
    failureMessages: [`${RED}AssertionError: expected 1 to be 2\n\n    at sum.test.ts:3:1`],
  }
  expect(
    failuresOf({
      testResults: [
        { name: '/c/sum.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: '/c/product.test.ts', status: 'passed', message: '', assertionResults: [passed] },
        {
          name: '/c/broken.test.ts',
          status: 'failed',
          message: 'Cannot find module ./sum',
          assertionResults: [],
        },
      ],
    }),
  ).toEqual([
    { file: '/c/sum.test.ts', title: 'the sum subtracts', message: 'AssertionError: expected 1 to be 2' },
    {
      file: '/c/broken.test.ts',
      title: 'its tests could not be run',
      message: 'Cannot find module ./sum',
    },
  ])
})

test('failures of Playwright are its unexpected and flaky tests, however deep, and errors of the run', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'journeys/store.spec.ts',
    line: 9,
    title,
    tests: [
      { projectName: 'postgres', status, results: [{ errors: message === undefined ? [] : [{ message }] }] },
    ],
  })
  expect(
    failuresOf({
      errors: [{ message: 'Error: the world could not be started' }],
      suites: [
        {
          specs: [spec('pays', 'expected'), spec('pays twice', 'flaky', 'Error: once')],
          suites: [{ specs: [spec('is refused', 'unexpected', `Error: a\nb\nc\nd\ne`)] }],
        },
      ],
    }),
  ).toEqual([
    { file: '', title: 'the run itself', message: 'Error: the world could not be started' },
    { file: 'journeys/store.spec.ts:9', title: 'pays twice (postgres)', message: 'Error: once' },
    { file: 'journeys/store.spec.ts:9', title: 'is refused (postgres)', message: 'Error: a\nb\nc\nd' },
  ])
})
