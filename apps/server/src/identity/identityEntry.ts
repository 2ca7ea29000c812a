import type { contract } from '@players-club/api-client/contract'
import type { Lottery, Settings } from '@players-club/domain-models'
import { and, eq, isNull } from 'drizzle-orm'
import type { Infer } from 'superstruct'
import { players } from '../accounts/accounts.tables.ts'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { checkAddress, checkPerson, completeProfile, readProfile, writeAddress } from '../profile/index.ts'
import type { ProfileOutcome } from './buildResult.ts'

export type EntryBody = Infer<typeof contract.identity.verifyId.body>

type Address = ReturnType<typeof checkAddress>

/** The checked entry; refuses an invalid one before the provider is called. */
export const checkEntry = ({ addresses, ssnLast4, ...body }: EntryBody, lottery: Lottery, now: Date) => {
  const person = checkPerson(body, lottery, now)
  const [entered] = addresses
  if (!entered) throw new Refusal('registration.addressInvalid')
  const { id: _, ...address } = entered
  const checked = checkAddress({ ...address, address2: '', apartmentNumber: '' })
  return { ...person, address: checked, ssnLast4 }
}

/** The identity data that a player entered, trimmed. */
export type Entry = ReturnType<typeof checkEntry>

/** Stores the entered data in the profile of a player who skipped it at registration. */
export const fillEmptyProfile = async (
  tx: Tx,
  playerId: string,
  { firstName, lastName, birthDate }: Entry,
): Promise<void> => {
  const isEmpty = and(eq(players.id, playerId), isNull(players.firstName))
  await tx.update(players).set({ firstName, lastName, birthDate }).where(isEmpty)
}

const isSamePlace = (one: Address, other: Address) =>
  one.address1 === other.address1 &&
  one.city === other.city &&
  one.stateCode === other.stateCode &&
  one.countryCode === other.countryCode &&
  one.zipCode === other.zipCode

/** Writes verified data into the profile. Returns what changed. */
export const writeVerified = async (
  tx: Tx,
  playerId: string,
  entry: Entry,
  { settings, now }: { settings: Pick<Settings, 'skipPhone'>; now: Date },
): Promise<ProfileOutcome> => {
  const { firstName, lastName, birthDate, address } = entry
  const before = await readProfile(tx, playerId, now)
  const home = before.addresses.find(({ addressTypeId }) => addressTypeId === 'HOME')
  const isSameHome = home !== undefined && isSamePlace(home, address)
  const isSamePerson =
    before.firstName === firstName && before.lastName === lastName && before.birthDate === birthDate
  if (!isSamePerson) {
    await tx.update(players).set({ firstName, lastName, birthDate }).where(eq(players.id, playerId))
  }
  // The apartment was not entered; at the same address it is still right.
  if (!isSameHome) await writeAddress(tx, playerId, 'HOME', address, now)
  const after = await readProfile(tx, playerId, now)
  const { completeActivityPoints } = await completeProfile(tx, after, { settings, now })
  return { profileUpdated: !isSamePerson || !isSameHome, completeActivityPoints }
}
