import { sqlState } from '../database/index.ts'
import type { LogFields } from './logger.ts'

const FRAMES = 6

/**
 * What may be told of an error: its kind and where it was thrown. Its message may quote what a person
 * typed (a database names the value that broke a rule), and is left out.
 */
export const errorFields = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .map(line => line.trim().replace(/\(?file:\/\/\S*\/(?=(apps|packages|node_modules)\/)/, '('))
  return { error: error.name, sqlState: sqlState(error), stack: frames.join(' | ') }
}
