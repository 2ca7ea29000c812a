import { isProfileComplete, type Settings, type UserProfile } from '@players-club/domain-models'
import { creditActivity } from '../activities/index.ts'
import type { Tx } from '../kernel/database/index.ts'
import { writeProfile } from './facts.ts'

/** Marks a profile that has become complete, once, and credits its points. It stays so if data is removed later. */
export const completeProfile = async (
  tx: Tx,
  profile: UserProfile,
  { settings, now }: { settings: Pick<Settings, 'skipPhone'>; now: Date },
): Promise<UserProfile> => {
  if (profile.completedDate !== null || !isProfileComplete(profile, settings)) return profile
  await writeProfile(tx, profile.id, { completedAt: now })
  const points = await creditActivity(tx, { playerId: profile.id, activityKey: 'complete-profile', now })
  return { ...profile, completedDate: now.toISOString(), completeActivityPoints: points ?? 0 }
}
