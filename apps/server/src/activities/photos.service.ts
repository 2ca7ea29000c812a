import { extensionsOf, photoFault, type Locale, type UploadResult } from '@players-club/domain-models'
import { HOUR_MS } from '../kernel/clock/durations.ts'
import { Refusal, tooManyRequests } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { findStoredAnswer } from '../kernel/idempotency/storedAnswers.ts'
import { newId } from '../kernel/ids/newId.ts'
import { actForPlayer, findAskingPlayer } from '../kernel/ledger/index.ts'
import { requireAttempt } from '../kernel/limits/rateLimits.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import type { Activities } from './activities.service.ts'
import { uploadedPhotos } from './activities.tables.ts'
import { creditActivity } from './creditActivity.ts'
import { HardPictureError, NoPictureError, type PhotoEncoder } from './encodePhoto.ts'
import { QueueFullError } from './fairQueue.ts'
import { requireActivity } from './requireActivity.ts'

export interface PhotoRequest {
  asker: { sessionHash: Uint8Array }
  request: ValueRequest
  key: string
  title: string
  photo: File
  locale: Locale
}

export interface PhotosDeps extends ServiceDeps {
  secrets: Secrets
  activities: Pick<Activities, 'getContent'>
  encoder: PhotoEncoder
}

/** Decoding is expensive: more uploads than this are abuse. */
const UPLOADS = { bucket: 'photo-upload', limit: 20, windowMs: HOUR_MS }

/** The estimated time until the decoders' queue has room again. */
const QUEUE_MS = 10_000

const uploadError = () => new Refusal('error.uploadPhoto.uploadError')

/** The problem for a photo that was not decoded. */
const failureOf = (error: unknown, now: Date): unknown => {
  if (error instanceof NoPictureError) return uploadError()
  if (error instanceof HardPictureError) return new Refusal('error.uploadPhoto.tooHard')
  if (error instanceof QueueFullError) return tooManyRequests(new Date(now.getTime() + QUEUE_MS), now)
  return error
}

/** Photos that earn points. */
export const createPhotos = ({ database, clock, secrets, activities, encoder }: PhotosDeps) => {
  /** The re-encoded photo; refuses what the activity does not accept. */
  const prepare = async (playerId: string, { key, title, photo }: PhotoRequest): Promise<Uint8Array> => {
    const content = await activities.getContent(key)
    if (photoFault({ name: photo.name, size: photo.size, title }, content)) throw uploadError()
    try {
      const bytes = await photo.bytes()
      return await encoder.encode(playerId, { bytes, extensions: extensionsOf(content) })
    } catch (error) {
      throw failureOf(error, clock.now())
    }
  }

  return {
    async upload(asked: PhotoRequest): Promise<UploadResult> {
      const { asker, request, key, title, locale } = asked
      const now = clock.now()
      const uploaderId = await findAskingPlayer(database, asker, now)
      // A repeated upload is neither counted nor decoded again, either of which could refuse it.
      const earlier = await database.unitOfWork(tx => findStoredAnswer<UploadResult>(tx, uploaderId, request))
      if (earlier !== null) return earlier
      await requireAttempt(database, UPLOADS, { playerId: uploaderId, secrets, now })
      const photo = await prepare(uploaderId, asked)
      return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
        const activity = await requireActivity(tx, { key }, { playerId, now })
        await tx
          .insert(uploadedPhotos)
          .values({ id: newId(now), playerId, activityId: activity.id, title, photo, uploadedAt: now })
        const points = await creditActivity(tx, { playerId, activity, locale, now })
        if (points === null) throw new Refusal('activities.limitReached')
        return { awarded: points > 0, total_points: points }
      })
    },
  }
}
