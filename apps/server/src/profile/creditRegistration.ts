import { PROMOTIONS_EMAIL } from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import { findActiveInviter } from '../accounts/inviteCodes.service.ts'
import { creditActivity, enqueueEmailOptInCredit } from '../activities/index.ts'
import type { Tx } from '../kernel/database/index.ts'
import { completeProfile } from './completeProfile.ts'
import { preferences } from './preferences.tables.ts'
import { readProfile } from './facts.ts'

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
  const inviterId = await findActiveInviter(tx, playerId)
  if (inviterId !== null)
    await creditActivity(tx, { playerId: inviterId, activityKey: 'invite-accepted', subject: playerId, now })
  await completeProfile(tx, await readProfile(tx, playerId, now), now)
  if (await wantsPromotions(tx, playerId)) await enqueueEmailOptInCredit(tx, playerId, now)
}
