import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subjectProblems } from './subjects.ts'

test('a subject with type, area and an imperative in at most 72 characters has no problem', () => {
  for (const subject of [
    'fix(store): credit a late payment on a cancelled order',
    'docs: explain the lock order',
    'feat(api-client, ui)!: remove the second client',
    `test(ui): ${'x'.repeat(62)}`,
  ])
    expect(subjectProblems(subject)).toEqual([])
})

test('a subject that is too long, has no type, an upper-case verb or another form is named with its problem', () => {
  expect(subjectProblems(`test(ui): ${'x'.repeat(63)}`)).toEqual(['is 73 characters long, not 72 at most'])
  for (const subject of [
    'The frame says what keeps it',
    'fix(store): Credit a payment',
    'wip: try',
    'fix(Store): credit',
  ])
    expect(subjectProblems(subject)).toEqual(['is not “type(area): imperative”, lower-case after the colon'])
  expect(subjectProblems('fix(store): credited a payment')).toEqual([
    'begins with “credited”, which is no imperative',
  ])
  expect(subjectProblems('test: adding a case')).toEqual(['begins with “adding”, which is no imperative'])
  expect(subjectProblems('feat(seed): seed two players')).toEqual([])
})

test('the pull request of a release has a commit and a title without a problem', () => {
  const workflow = readFileSync(new URL('../../.github/workflows/ci.yml', import.meta.url), 'utf8')
  const given = [...workflow.matchAll(/^ +(commit-message|pr-title): '(.*)'$/gm)]
  expect(given.map(([, input]) => input)).toEqual(['commit-message', 'pr-title'])
  for (const [, , subject = ''] of given) expect(subjectProblems(subject)).toEqual([])
})
