import { PHOTO_TITLE_MAX, uploadResult } from '@players-club/domain-models'
import { object } from 'superstruct'
import { characters, endpoint, file, stableKey } from '../endpoint/index.ts'
import { activityErrors } from './activityErrors.ts'

/** Uploads a photo for an activity and returns what it earned. */
export const uploadPhoto = endpoint({
  name: 'activities.uploadPhoto',
  client: 'loyaltyV1',
  method: 'POST',
  path: '/contents/{key}/photos',
  params: object({ key: stableKey }),
  body: object({ title: characters(0, PHOTO_TITLE_MAX), photo: file() }),
  encoding: 'multipart',
  answer: uploadResult,
  errors: {
    ...activityErrors,
    'activities.limitReached': 422,
    'error.uploadPhoto.tooHard': 422,
    'error.uploadPhoto.uploadError': 422,
  },
  access: 'player',
  effect: 'value',
})
