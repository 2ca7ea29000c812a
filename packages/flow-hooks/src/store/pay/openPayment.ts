import { boolean, object, string, type Infer } from 'superstruct'
import { userIdOf } from '../../accounts/session/Session.ts'
import type { Club } from '../../club/createClub.ts'
import { keep, readKept } from '../../lounge/keptValue.ts'

const openPayment = object({
  transactionId: string(),
  /** Whether the frame said that it is paid. */
  saidPaid: boolean(),
})
export type OpenPayment = Infer<typeof openPayment>

type Owner = Pick<Club, 'session' | 'storage'>

const nameFor = ({ session }: Owner): string | null => {
  const userId = userIdOf(session.getState())
  return userId === null ? null : `players-club.payment.${userId}`
}

/** The player's payment of which this browser does not know yet what became, whichever page it was left on. */
export function readOpenPayment(owner: Owner): OpenPayment | null {
  const name = nameFor(owner)
  return name === null ? null : readKept(owner.storage.local, name, openPayment)
}

export function keepOpenPayment(owner: Owner, payment: OpenPayment): void {
  const name = nameFor(owner)
  if (name !== null) keep(owner.storage.local, name, payment)
}

/** Another one, opened in another tab meanwhile, stays. */
export function forgetOpenPayment(owner: Owner, transactionId: string): void {
  const name = nameFor(owner)
  if (name !== null && readOpenPayment(owner)?.transactionId === transactionId)
    owner.storage.local.remove(name)
}
