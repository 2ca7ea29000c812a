import { assign, boolean, integer, nullable, string, type, type Infer } from 'superstruct'
import { calendarDay } from '../time/CalendarDay.ts'
import { instant } from '../time/Instant.ts'
import { ledgerTransaction } from './LedgerTransaction.ts'

/** The collect-them-all that a movement belongs to, and when it runs. */
export const baseExtraData = type({
  collectionKey: nullable(string()),
  collectionStart: nullable(calendarDay()),
  collectionEnd: nullable(calendarDay()),
  isCollectThemAll: boolean(),
})
/** A movement of a player's points. */
export const loyaltyTransaction = assign(
  ledgerTransaction,
  type({
    /** What of the amount is a bonus; 0 where nothing is. */
    bonus: integer(),
    dateAwarded: instant(),
    baseExtraData,
  }),
)
/** A movement of a player's points. */
export type LoyaltyTransaction = Infer<typeof loyaltyTransaction>
