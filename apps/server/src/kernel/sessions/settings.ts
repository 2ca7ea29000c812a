import { SESSION_TIMEOUT_S, SESSION_TOUCH_S } from '@players-club/domain-models'
import { DAY_MS, HOUR_MS } from '../clock/durations.ts'

/** The lifetimes of sessions and tokens. */
export const SESSION_LIMITS = {
  idleMs: SESSION_TIMEOUT_S * 1_000,
  absoluteMs: 12 * HOUR_MS,
  rememberMs: 30 * DAY_MS,
  /** The idle limit is moved at most this often, so that not every read becomes a write. */
  touchMs: SESSION_TOUCH_S * 1_000,
} as const
