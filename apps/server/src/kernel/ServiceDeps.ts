import type { Clock } from './clock/clock.ts'
import type { Database } from './database/index.ts'

/** What almost every service works with. */
export interface ServiceDeps {
  database: Database
  clock: Clock
}
