import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger, type LoggerOptions } from './logger.ts'
import { errorFields } from './errorFields.ts'
import { ReportedError } from './ReportedError.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const setUp = (options: Partial<LoggerOptions> = {}) => {
  const written: string[] = []
  const logger = createLogger({
    level: 'info',
    isPretty: false,
    now: () => new Date('2026-03-05T18:00:00Z'),
    write: text => written.push(text),
    ...options,
  })
  return { logger, written }
}

test('a line is one JSON object with its time, level and event', () => {
  const { logger, written } = setUp()
  logger.info('request', { status: 200, route: 'accounts.signIn' })
  logger.flush()
  expect(written).toEqual([
    '{"time":"2026-03-05T18:00:00.000Z","level":"info","event":"request","status":200,"route":"accounts.signIn"}\n',
  ])
})

test('a field cannot break out of its line', () => {
  const { logger, written } = setUp()
  logger.info('request', { route: 'a\n{"level":"error"}' })
  logger.flush()
  expect(written.join('').trimEnd().split('\n')).toHaveLength(1)
})

test('the pretty format is shorter', () => {
  const { logger, written } = setUp({ isPretty: true })
  logger.warn('setting ignored', { setting: 'X', more: undefined })
  logger.flush()
  expect(written).toEqual(['18:00:00.000 warn  setting ignored setting=X\n'])
})

test('lines below the level are left out', () => {
  const { logger, written } = setUp({ level: 'warn' })
  logger.info('a')
  logger.warn('b')
  logger.flush()
  expect(written.join('')).not.toContain('"a"')
  expect(written.join('')).toContain('"b"')
})

test('lines are written together a moment later, and an error at once', () => {
  const { logger, written } = setUp()
  logger.info('a')
  logger.info('b')
  expect(written).toHaveLength(0)
  vi.advanceTimersByTime(50)
  expect(written).toHaveLength(1)
  logger.info('c')
  logger.error('d')
  expect(written).toHaveLength(2)
  logger.flush()
  expect(written).toHaveLength(2)
})

test('an error is logged by its type and stack; its message may hold personal data', () => {
  const error = new TypeError('maria@players.example is no number', { cause: { code: '22P02' } })
  const fields = errorFields(error)
  expect(fields.error).toBe('TypeError')
  expect(fields.stack).toContain('logging.test.ts')
  expect(JSON.stringify(fields)).not.toContain('maria')
  expect(errorFields('text')).toEqual({ error: 'string' })
})

test('the log has the fields that an error carries, also when another error wraps it', () => {
  const error = new ReportedError('maria@players.example paid', { orderId: 'order-1', status: 404 })
  for (const thrown of [error, new Error('Not settled.', { cause: error })]) {
    const fields = errorFields(thrown)
    expect(fields).toMatchObject({ orderId: 'order-1', status: 404 })
    expect(JSON.stringify(fields)).not.toContain('maria')
  }
})

test('the log has the system code of the cause, and nothing else of it', () => {
  const refused = Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' })
  expect(errorFields(new TypeError('fetch failed', { cause: refused })).code).toBe('ECONNREFUSED')
  const personal = Object.assign(new Error(), { code: 'maria@players.example' })
  expect(errorFields(personal).code).toBeUndefined()
})
