import { ApiError } from '@players-club/api-client'
import { expect, test } from 'vitest'
import { activityRefusal } from './activityRefusal.ts'

const refused = (detail: string | undefined, messageKey?: 'activities.limitReached') =>
  new ApiError({ kind: 'problem', status: 422, problem: { status: 422, title: 'No.', detail }, messageKey })

test('[ERR-028] a detail that contains invalidAccess has its own text, whatever else the answer says', () => {
  const said = { key: 'error.activity.invalidAccess' }
  expect(activityRefusal(refused('x invalidAccess y'))).toEqual(said)
  expect(activityRefusal(refused('x invalidAccess y', 'activities.limitReached'))).toEqual(said)
})

test('[ERR-029] any other error shows the text of its key, or the general text without one', () => {
  expect(activityRefusal(refused('x', 'activities.limitReached'))).toEqual({ key: 'activities.limitReached' })
  expect(activityRefusal(refused(undefined))).toEqual({ key: 'error.general' })
  expect(activityRefusal(new Error('x'))).toEqual({ key: 'error.general' })
  expect(activityRefusal(new ApiError({ kind: 'offline' }))).toEqual({ key: 'error.offline' })
})
