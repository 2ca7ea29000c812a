import type { MessageKey } from '@players-club/domain-models'
import { define, number, record, string, union } from 'superstruct'

/** The key of a text that this application stored itself; the component that shows it checks it against the catalogue. */
export const storedKey = define<MessageKey>('MessageKey', value => typeof value === 'string')

/** What belongs into such a text. */
export const storedParams = record(string(), union([string(), number()]))
