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
/** A signed-in player's account. Without personal information it has no name and no birth date. */
export type Account = Infer<typeof account>

/** The tokens of a session: the access token, and the refresh token that renews it. */
export const sessionTokens = type({ access_token: string(), refresh_token: string() })
/** The tokens of a session: the access token, and the refresh token that renews it. */
export type SessionTokens = Infer<typeof sessionTokens>

/** The answer to a check of the session: its current tokens and the player's login. */
export const sessionStatus = type({ access_token: string(), refresh_token: string(), login: string() })
/** The answer to a check of the session: its current tokens and the player's login. */
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
