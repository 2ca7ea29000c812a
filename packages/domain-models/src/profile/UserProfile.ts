import { array, boolean, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { calendarDay } from '../time/CalendarDay.ts'
import { instant } from '../time/Instant.ts'
import { address } from './Address.ts'
import { GENDERS } from './constants.ts'
import { phone } from './Phone.ts'

/** What a player entered about themselves, and how far their identity is checked. */
export const userProfile = type({
  id: string(),
  login: string(),
  email: string(),
  /** Empty where the player skipped the personal information. */
  firstName: string(),
  lastName: string(),
  birthDate: nullable(calendarDay()),
  gender: nullable(enums(GENDERS)),
  phones: array(phone),
  addresses: array(address),
  idologyValid: boolean(),
  idologyExpired: boolean(),
  idologyAttempts: integer(),
  idologyMaxAttempts: optional(integer()),
  /** What this very save earned by making the profile complete; otherwise nothing. */
  completeActivityPoints: integer(),
  completedDate: nullable(instant()),
  /** Registered before the club had its present form. */
  isLegacyUser: boolean(),
})
/** What a player entered about themselves, and how far their identity is checked. */
export type UserProfile = Infer<typeof userProfile>
