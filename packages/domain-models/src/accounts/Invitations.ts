import { integer, string, type, type Infer } from 'superstruct'

/** The code a player hands on, and what it has earned in this month of the lottery. */
export const invitations = type({
  inviteCode: string(),
  acceptedThisMonth: integer(),
  pointsThisMonth: integer(),
})
/** The code a player hands on, and what it has earned in this month of the lottery. */
export type Invitations = Infer<typeof invitations>
