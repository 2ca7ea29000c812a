import { extensionsOf, photoFault, type Locale, type UploadResult } from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database } from '../kernel/database/index.ts'
import { Refusal, tooManyRequests } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/index.ts'
import { newId } from '../kernel/ids/index.ts'
import { actForPlayer, NoSessionError } from '../kernel/ledger/index.ts'
import { takeTry } from '../kernel/rateLimits/index.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/index.ts'
import { findSessionByHash } from '../kernel/sessions/index.ts'
import type { Activities } from './activities.service.ts'
import { uploadedPhotos } from './activities.tables.ts'
import { capOf } from './activityRow.ts'
import { creditActivity } from './creditActivity.ts'
import { encodePhoto, NoPictureError } from './encodePhoto.ts'
import { requireActivity } from './findActivity.ts'

export interface PhotoRequest {
  asker: { sessionHash: Uint8Array }
  request: ValueRequest
  key: string
  title: string
  photo: File
  locale: Locale
}

export interface PhotosDeps {
  database: Database
  clock: Clock
  secrets: Secrets
  activities: Pick<Activities, 'getContent'>
}

/** Decoding costs: whoever sends more than this has other things in mind. */
const UPLOADS = { door: 'photo-upload', limit: 20, windowMs: 60 * 60_000 }

const uploadError = () => new Refusal('error.uploadPhoto.uploadError')

/** Photos for points. */
export const createPhotos = ({ database, clock, secrets, activities }: PhotosDeps) => {
  /** The photo as it is kept; refuses what the activity does not take. */
  const prepare = async ({ key, title, photo }: PhotoRequest): Promise<Uint8Array> => {
    const content = await activities.getContent(key)
    if (photoFault({ name: photo.name, size: photo.size, title }, content)) throw uploadError()
    try {
      return await encodePhoto(await photo.bytes(), extensionsOf(content))
    } catch (error) {
      throw error instanceof NoPictureError ? uploadError() : error
    }
  }

  const countUpload = async ({ sessionHash }: PhotoRequest['asker'], now: Date): Promise<void> => {
    const session = await findSessionByHash(database, sessionHash, now)
    if (!session) throw new NoSessionError()
    const subject = subjectOf(secrets, session.playerId)
    const tries = await database.unitOfWork(tx => takeTry(tx, UPLOADS, subject, now))
    if (!tries.isAllowed) throw tooManyRequests(tries.resetsAt, now)
  }

  return {
    async upload(asked: PhotoRequest): Promise<UploadResult> {
      const { asker, request, key, title, locale } = asked
      const now = clock.now()
      await countUpload(asker, now)
      const photo = await prepare(asked)
      return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
        const activity = await requireActivity(tx, { key }, { playerId, now })
        if (capOf(activity)?.limitReached) throw new Refusal('activities.limitReached')
        await tx
          .insert(uploadedPhotos)
          .values({ id: newId(now), playerId, activityId: activity.id, title, photo, uploadedAt: now })
        const points = await creditActivity(tx, { playerId, activity, locale, now })
        // Another upload has taken the last place meanwhile.
        if (points === 0 && activity.amount > 0) throw new Refusal('activities.limitReached')
        return { awarded: points > 0, total_points: points }
      })
    },
  }
}

export type Photos = ReturnType<typeof createPhotos>
