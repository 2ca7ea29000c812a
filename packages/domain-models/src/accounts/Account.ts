import { optional, string, type, type Infer } from 'superstruct'
import { calendarDay } from '../time/CalendarDay.ts'
import { instant } from '../time/Instant.ts'

/** A signed-in player's account. Without personal information it has no name and no birth date. */
export const account = type({
  email: string(),
  login: string(),
  firstName: string(),
  lastName: string(),
  birthDate: optional(calendarDay()),
  registrationDate: optional(instant()),
  inviteCode: optional(string()),
})
export type Account = Infer<typeof account>

export const sessionTokens = type({ access_token: string(), refresh_token: string() })
export type SessionTokens = Infer<typeof sessionTokens>

export const sessionStatus = type({ access_token: string(), refresh_token: string(), login: string() })
export type SessionStatus = Infer<typeof sessionStatus>

/** Two states only: a player has an access token and an account with an e-mail; anybody else is a guest. */
export function isLoggedIn({
  accessToken,
  account: who,
}: {
  accessToken: string
  account: Account | null
}): boolean {
  return accessToken !== '' && !!who?.email
}
