import { boolean, object, string, type Infer } from 'superstruct'
import { userIdOf } from '../../club/session/Session.ts'
import type { Club } from '../../club/createClub.ts'
import { readStoredJson, storeJson } from '../../club/storedJson.ts'

const openPayment = object({
  transactionId: string(),
  /** Whether the frame said that it is paid. */
  saidPaid: boolean(),
})
export type OpenPayment = Infer<typeof openPayment>

type Owner = Pick<Club, 'session' | 'playerStorage'>

const KEPT = 'players-club.payment'

/** Only a player pays. */
const storageOf = ({ session, playerStorage }: Owner) =>
  userIdOf(session.getState()) === null ? null : playerStorage.local

/** The player's payment whose outcome this browser does not know yet, whichever page it was left on. */
export function readOpenPayment(owner: Owner): OpenPayment | null {
  const storage = storageOf(owner)
  return storage && readStoredJson(storage, KEPT, openPayment)
}

export function keepOpenPayment(owner: Owner, payment: OpenPayment): void {
  const storage = storageOf(owner)
  if (storage) storeJson(storage, KEPT, payment)
}

/** Another one, opened in another tab meanwhile, stays. */
export function forgetOpenPayment(owner: Owner, transactionId: string): void {
  if (readOpenPayment(owner)?.transactionId === transactionId) storageOf(owner)?.remove(KEPT)
}
