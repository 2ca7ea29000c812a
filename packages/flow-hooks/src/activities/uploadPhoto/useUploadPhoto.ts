'use client'

import { ApiError, getContent, uploadPhoto, type ErrorMessage } from '@players-club/api-client'
import {
  earnsPoints,
  extensionsOf,
  isPhotoTitle,
  LateCodeError,
  maxMegabytesOf,
  MESSAGE_TIMEOUTS,
  photoFault,
  PHOTO_TITLE_MAX,
  type MessageParams,
  type UploadContent,
} from '@players-club/domain-models'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useFailureMessage } from '../../club/messageBar/useFailureMessage.ts'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { activityRefusal } from '../activityRefusal.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { useActivity, type ActivityPage } from '../useActivity.ts'
import { uploadPhotoMachine, type UploadPhotoState } from './uploadPhoto.machine.ts'

const UPLOAD_ERROR = 'error.uploadPhoto.uploadError'

/** What `useUploadPhoto` returns: the activity, the chosen photo, the progress of its upload, and the verbs. */
export type UploadPhoto = ActivityPage & {
  readonly state: UploadPhotoState
  /** What may be uploaded. */
  readonly content: Query<UploadContent>
  choose(photo: File | null): void
  entitle(title: string): void
  submit(): void
  cancel(): void
  /** The result has been seen. */
  close(): void
}

/** What is said of a failed upload; null where nothing is known but that it failed. */
const failureOf = (error: unknown): ErrorMessage | null =>
  (error instanceof ApiError || error instanceof LateCodeError) && error.messageKey
    ? activityRefusal(error)
    : null

const { medium } = MESSAGE_TIMEOUTS

/** A photo-upload activity. */
export function useUploadPhoto(activityId: string): UploadPhoto {
  const { api, confetti, id, messages } = useClub()
  const page = useActivity(activityId)
  const failure = useFailureMessage()
  const balance = usePointsBalance()
  const { activity } = page
  const key = activity?.key
  const query = useQuery(getContent, key === undefined ? null : { params: { key } })
  const content = query.data

  const limits: MessageParams = {
    extensions: content ? extensionsOf(content).join(', ') : '',
    megabytes: content ? maxMegabytesOf(content) : 0,
    title: PHOTO_TITLE_MAX,
  }
  const showError = (message: ErrorMessage) =>
    failure.show(message.key === UPLOAD_ERROR ? { key: UPLOAD_ERROR, params: limits } : message)

  const [state, send] = useMachine(
    uploadPhotoMachine,
    (effect, run) => {
      switch (effect.type) {
        case 'upload': {
          if (!activity) return
          failure.withdraw()
          const { title, photo, isRetry } = effect
          const onProgress = (share: number) => run.send({ type: 'progressed', share })
          const options = { signal: run.signal, idempotencyKey: effect.key, onProgress }
          return run.sendResult(
            api.call(uploadPhoto, { params: { key: activity.key }, body: { title, photo } }, options),
            result =>
              result.awarded || earnsPoints(activity)
                ? { type: 'answered', result }
                : { type: 'sentWithoutPoints' },
            error => ({ type: 'failed', message: failureOf(error), isRefusal: isRefusal(error, isRetry) }),
          )
        }
        case 'showFailure':
          return showError(effect.message ?? { key: 'activities.upload.failed' })
        case 'showFault':
          return showError({ key: UPLOAD_ERROR })
        case 'showSent':
          return messages.raise({ type: 'success', key: 'activities.upload.done', timeout: medium })
        case 'showCancelled':
          return messages.raise({ type: 'info', key: 'activities.upload.cancelled', timeout: medium })
        case 'celebrate':
          return confetti.celebrate()
        case 'refresh':
          void Promise.all([balance.refresh(), page.refresh()])
      }
    },
    { key: activityId },
  )

  const faultOf = (photo: File | null, title: string) =>
    photo && content ? photoFault({ name: photo.name, size: photo.size, title }, content) : null
  return useStableVerbs({
    ...page,
    state,
    content: query,
    choose: photo => send({ type: 'chosen', photo, fault: faultOf(photo, state.title) }),
    entitle: title => send({ type: 'titled', title, fault: isPhotoTitle(title) ? null : 'title' }),
    submit: () => send({ type: 'submitted', key: id() }),
    cancel: () => send({ type: 'cancelled' }),
    close: () => send({ type: 'closed' }),
  })
}
