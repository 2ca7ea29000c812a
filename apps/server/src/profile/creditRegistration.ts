import { PROMOTIONS_EMAIL, type Settings } from '@players-club/domain-models'
import { findActiveInviter } from '../accounts/inviteCodes.service.ts'
import { creditActivity, enqueueEmailOptInCredit } from '../activities/index.ts'
import type { Tx } from '../kernel/database/index.ts'
import { findPreferencesOn } from './choosePreferences.ts'
import { completeProfile } from './completeProfile.ts'
import { readProfile } from './facts.ts'

/**
 * Credits what a registration earns, for the player and the inviter. It waits for the activation, so that invented
 * addresses earn nothing.
 */
export const creditRegistration =
  (settings: Pick<Settings, 'skipPhone'>) =>
  async (tx: Tx, playerId: string, now: Date): Promise<void> => {
    const inviterId = await findActiveInviter(tx, playerId)
    if (inviterId !== null)
      await creditActivity(tx, {
        playerId: inviterId,
        activityKey: 'invite-accepted',
        subject: playerId,
        now,
      })
    await completeProfile(tx, await readProfile(tx, playerId, now), { settings, now })
    if ((await findPreferencesOn(tx, playerId)).has(PROMOTIONS_EMAIL))
      await enqueueEmailOptInCredit(tx, playerId, now)
  }
