import type { Config } from '../config/config.ts'
import { LOG_LEVELS } from '../config/variables.ts'

type Level = 'debug' | 'info' | 'warn' | 'error'

/** Only values that are safe by their type: numbers, our names, our ids. Never what a person typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Expensive fields are given as a function: it is called only if the line is written. */
type LogLine = (event: string, fields?: LogFields | (() => LogFields)) => void

export interface Logger {
  debug: LogLine
  info: LogLine
  warn: LogLine
  error: LogLine
  /** Writes the buffered lines. */
  flush(): void
}

export interface LoggerOptions {
  level: Config['logLevel']
  /** Lines for people instead of JSON. */
  isPretty: boolean
  write: (text: string) => void
  now: () => Date
}

const pretty = (at: Date, level: Level, event: string, fields: LogFields) => {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  )
  return `${at.toISOString().slice(11, 23)} ${level.padEnd(5)} ${[event, ...parts].join(' ')}\n`
}

const json = (at: Date, level: Level, event: string, fields: LogFields) =>
  `${JSON.stringify({ time: at.toISOString(), level, event, ...fields })}\n`

const HELD_BACK_MS = 50
const HELD_BACK_LENGTH = 16_384

/** Lines are buffered and written together: a write for each request would cost more than the request. */
export const createLogger = ({ level, isPretty, write, now }: LoggerOptions): Logger => {
  const format = isPretty ? pretty : json
  const threshold = LOG_LEVELS.indexOf(level)
  let held = ''
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (held === '') return
    const text = held
    held = ''
    write(text)
  }

  const log =
    (lineLevel: Level): LogLine =>
    (event, fields = {}) => {
      if (LOG_LEVELS.indexOf(lineLevel) < threshold) return
      held += format(now(), lineLevel, event, typeof fields === 'function' ? fields() : fields)
      if (lineLevel === 'error' || held.length > HELD_BACK_LENGTH) flush()
      else timer ??= setTimeout(flush, HELD_BACK_MS).unref()
    }

  return { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error'), flush }
}
