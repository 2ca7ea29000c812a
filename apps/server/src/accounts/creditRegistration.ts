import { PROMOTIONS_EMAIL } from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import { enqueueEmailOptInCredit } from '../activities/index.ts'
import type { Tx } from '../kernel/database/index.ts'
import { completeProfile, readProfile } from '../profile/index.ts'
import { preferences } from '../profile/preferences.tables.ts'
import { creditInvitation } from './inviteCodes.service.ts'

const wantsPromotions = async (tx: Tx, playerId: string): Promise<boolean> => {
  const [chosen] = await tx
    .select({ isOn: preferences.isOn })
    .from(preferences)
    .where(and(eq(preferences.playerId, playerId), eq(preferences.key, PROMOTIONS_EMAIL)))
  return chosen?.isOn ?? false
}

/**
 * Credits what a registration earns, for the player and the inviter. It waits for the activation, so that invented
 * addresses earn nothing.
 */
export const creditRegistration = async (tx: Tx, playerId: string, now: Date): Promise<void> => {
  await creditInvitation(tx, playerId, now)
  await completeProfile(tx, await readProfile(tx, playerId, now), now)
  if (await wantsPromotions(tx, playerId)) await enqueueEmailOptInCredit(tx, playerId, now)
}
