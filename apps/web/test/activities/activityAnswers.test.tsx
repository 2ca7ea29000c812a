import { getActivity } from '@players-club/api-client'
import { linkActivity } from '@players-club/domain-models/fixtures'
import { createTestClub } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { activityAnswers } from '../../app/activities/activityAnswers.ts'

test('[ERR-030] an address has an activity for the server exactly where it has one for the page', async () => {
  const { api } = createTestClub({ answers: { 'activities.getActivity': linkActivity } }).start()
  const answersFor = (activityId: string) => activityAnswers({ api, session: async () => null }, activityId)
  expect(await answersFor('7')).toEqual([
    { name: getActivity.name, input: { params: { activityId: 7 } }, data: linkActivity },
  ])
  for (const id of ['007', '0', 'abc', '9999999999']) expect(await answersFor(id)).toEqual([])
})
