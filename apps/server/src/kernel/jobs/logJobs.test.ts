import { expect, test } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import { logJobs, type JobFailure } from './index.ts'

const failure: JobFailure = {
  id: 7,
  name: 'promotions.drawWinners',
  subject: '10004',
  attempt: 1,
  isDead: false,
  isAlarm: false,
  error: new TypeError('maria@players.example is no number'),
}

const linesOf = (change: Partial<JobFailure>) => {
  let written = ''
  const logger = createLogger({
    level: 'info',
    isPretty: false,
    write: text => (written += text),
    now: () => new Date('2026-03-05T18:00:00Z'),
  })
  logJobs(logger).onFailure?.({ ...failure, ...change })
  logger.flush()
  return written
}

test('the log has an error with the job, its subject and its error when it keeps failing', () => {
  expect(JSON.parse(linesOf({ attempt: 5, isAlarm: true }))).toMatchObject({
    level: 'error',
    event: 'job keeps failing',
    name: 'promotions.drawWinners',
    id: 7,
    subject: '10004',
    attempt: 5,
    error: 'TypeError',
  })
})

test('the log has a warning for a failure that is retried, and an error for a job that is given up', () => {
  expect(JSON.parse(linesOf({}))).toMatchObject({ level: 'warn', event: 'job failed' })
  expect(JSON.parse(linesOf({ isDead: true }))).toMatchObject({ level: 'error', event: 'job given up' })
})

test('the log has no subject that is not an id of ours, and no message', () => {
  expect(linesOf({ subject: 'maria@players.example' })).not.toContain('maria')
  const id = '01936f7a-2c1e-7b44-9c62-0a4c3b6f9d11'
  expect(JSON.parse(linesOf({ subject: id }))).toMatchObject({ subject: id })
})
