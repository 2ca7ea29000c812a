import type { contract } from '@players-club/api-client/contract'
import {
  isIdentityValid,
  profileValues,
  undoesVerification,
  type Lottery,
  type UserProfile,
} from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import type { Infer } from 'superstruct'
import { players } from '../accounts/accounts.tables.ts'
import { lockPlayer } from '../accounts/lockPlayer.ts'
import { resetIdentity } from '../identity/identityRecord.ts'
import { playerUnitOfWork } from '../kernel/database/index.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { checkPerson } from './checkPerson.ts'
import { completeProfile } from './completeProfile.ts'
import { readProfile, writeAddress, writePhone, writeProfile } from './facts.ts'
import { checkAddress } from './places/checkAddress.ts'

type ProfileUpdate = Infer<typeof contract.profile.updateProfile.body>
type Billed = Infer<typeof contract.profile.updateBillingProfile.body>

export interface ProfileDeps extends ServiceDeps {
  lottery: Lottery
  /** Applies the outcome of the player's ID scan, and returns whether the profile has to be read again. */
  settleOpenScan: (playerId: string) => Promise<boolean>
}

export const createProfile = ({ database, clock, lottery, settleOpenScan }: ProfileDeps) => ({
  async getProfile(playerId: string): Promise<UserProfile> {
    const read = () => database.unitOfWork(tx => readProfile(tx, playerId, clock.now()))
    const profile = await read()
    // A scan is open only for players without a valid identity.
    return !isIdentityValid(profile) && (await settleOpenScan(playerId)) ? read() : profile
  },

  /** The identity check verified name, birth date and home address: changing one of them resets the verification. */
  updateProfile(playerId: string, body: ProfileUpdate): Promise<UserProfile> {
    const now = clock.now()
    const person = checkPerson(body, lottery, now)
    const [mobile] = body.phones
    const [entry] = body.addresses
    const home = entry && checkAddress(entry)
    return playerUnitOfWork(database, playerId, async tx => {
      // Serializes changes of a player's profile, so that each compares with the stored data.
      await lockPlayer(tx, playerId)
      const before = await readProfile(tx, playerId, now)
      await tx.update(players).set(person).where(eq(players.id, playerId))
      await writeProfile(tx, playerId, { gender: body.gender })
      await writePhone(tx, playerId, 'MOBILE', mobile?.phone, now)
      await writeAddress(tx, playerId, 'HOME', home, now)
      const after = await readProfile(tx, playerId, now)
      if (before.idologyValid && undoesVerification(profileValues(before), profileValues(after))) {
        await resetIdentity(tx, playerId, now)
        return completeProfile(tx, await readProfile(tx, playerId, now), { settings: lottery.settings, now })
      }
      return completeProfile(tx, after, { settings: lottery.settings, now })
    })
  },

  updateBillingProfile(playerId: string, { phones, addresses }: Billed): Promise<UserProfile> {
    const now = clock.now()
    const [phone] = phones
    const [entry] = addresses
    const billing = entry && checkAddress(entry)
    return playerUnitOfWork(database, playerId, async tx => {
      await lockPlayer(tx, playerId)
      await writePhone(tx, playerId, 'BILLING', phone?.phone, now)
      await writeAddress(tx, playerId, 'BILLING', billing, now)
      return readProfile(tx, playerId, now)
    })
  },
})

export type Profile = ReturnType<typeof createProfile>
