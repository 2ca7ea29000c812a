import { sqlState, systemCode } from '../database/index.ts'
import type { LogFields } from './logger.ts'
import { ReportedError } from './ReportedError.ts'

const FRAMES = 6

function* causesOf(error: Error): Generator<Error> {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) yield cause
}

const reportedFields = (error: Error): LogFields =>
  Object.assign(
    {},
    ...[...causesOf(error)].map(cause => (cause instanceof ReportedError ? cause.fields : {})),
  )

/**
 * The loggable part of an error: its type, its stack, and its fields for the log. Its message may quote what a person
 * typed (a database names the value that broke a rule), and is left out.
 */
export const errorFields = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .map(line => line.trim().replace(/\(?file:\/\/\S*\/(?=(apps|packages|node_modules)\/)/, '('))
  return {
    error: error.name,
    ...reportedFields(error),
    code: systemCode(error),
    sqlState: sqlState(error),
    stack: frames.join(' | '),
  }
}
