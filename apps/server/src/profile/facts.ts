import type { AddressEntry } from '@players-club/api-client/contract'
import type { AddressType, PhoneType, UserProfile } from '@players-club/domain-models'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { players } from '../accounts/accounts.tables.ts'
import { readIdentity } from '../identity/readIdentity.ts'
import { inOneTrip, type Tx } from '../kernel/database/index.ts'
import { newId } from '../kernel/ids/newId.ts'
import { playerAddresses, playerPhones, profiles } from './profile.tables.ts'

const { playerId: _, ...addressColumns } = getTableColumns(playerAddresses)

/** Reads a player's profile. `completeActivityPoints` is 0 here: only the save that earns it reports it. */
export const readProfile = async (tx: Tx, playerId: string, now: Date): Promise<UserProfile> => {
  const [[found], phones, addresses, identity] = await inOneTrip([
    () =>
      tx
        .select({ player: players, profile: profiles })
        .from(players)
        .leftJoin(profiles, eq(profiles.playerId, players.id))
        .where(eq(players.id, playerId)),
    () =>
      tx
        .select({ id: playerPhones.id, phone: playerPhones.phone, phoneTypeId: playerPhones.phoneTypeId })
        .from(playerPhones)
        .where(eq(playerPhones.playerId, playerId))
        .orderBy(playerPhones.phoneTypeId),
    () =>
      tx
        .select(addressColumns)
        .from(playerAddresses)
        .where(eq(playerAddresses.playerId, playerId))
        .orderBy(playerAddresses.addressTypeId),
    () => readIdentity(tx, playerId, now),
  ])
  if (!found) throw new Error('The player of the session does not exist.')
  const { player, profile } = found
  return {
    id: player.id,
    login: player.login,
    email: player.email,
    firstName: player.firstName ?? '',
    lastName: player.lastName ?? '',
    birthDate: player.birthDate,
    gender: profile?.gender ?? null,
    phones,
    addresses,
    idologyValid: identity.isValid,
    idologyExpired: identity.isExpired,
    idologyAttempts: identity.attempts,
    idologyMaxAttempts: identity.maxAttempts,
    completeActivityPoints: 0,
    completedDate: profile?.completedAt?.toISOString() ?? null,
    isLegacyUser: profile?.isLegacyUser ?? false,
  }
}

/** Stores what a profile has besides phone numbers and addresses. */
export const writeProfile = async (
  tx: Tx,
  playerId: string,
  facts: Pick<typeof profiles.$inferInsert, 'gender' | 'completedAt'>,
): Promise<void> => {
  await tx
    .insert(profiles)
    .values({ playerId, ...facts })
    .onConflictDoUpdate({ target: profiles.playerId, set: facts })
}

/** Stores the player's phone number of a type, or deletes it if there is none. */
export const writePhone = async (
  tx: Tx,
  playerId: string,
  phoneTypeId: PhoneType,
  phone: string | undefined,
  now: Date,
): Promise<void> => {
  if (!phone) {
    const ofThisType = eq(playerPhones.phoneTypeId, phoneTypeId)
    await tx.delete(playerPhones).where(and(eq(playerPhones.playerId, playerId), ofThisType))
    return
  }
  await tx
    .insert(playerPhones)
    .values({ id: newId(now), playerId, phoneTypeId, phone })
    .onConflictDoUpdate({ target: [playerPhones.playerId, playerPhones.phoneTypeId], set: { phone } })
}

/** Stores the player's address of a type, as checked by `checkAddress`, or deletes it if there is none. */
export const writeAddress = async (
  tx: Tx,
  playerId: string,
  addressTypeId: AddressType,
  address: AddressEntry | undefined,
  now: Date,
): Promise<void> => {
  if (!address) {
    const ofThisType = eq(playerAddresses.addressTypeId, addressTypeId)
    await tx.delete(playerAddresses).where(and(eq(playerAddresses.playerId, playerId), ofThisType))
    return
  }
  await tx
    .insert(playerAddresses)
    .values({ ...address, id: newId(now), playerId, addressTypeId })
    .onConflictDoUpdate({
      target: [playerAddresses.playerId, playerAddresses.addressTypeId],
      set: address,
    })
}
