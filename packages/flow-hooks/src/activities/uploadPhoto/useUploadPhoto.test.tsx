import { hanging, offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { photoContent, uploadActivity } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testProblem, testSession } from '../../testing/index.ts'
import { useUploadPhoto } from './useUploadPhoto.ts'

const photo = new File(['x'], 'spot.jpg', { type: 'image/jpeg' })

async function page(answers: FakeAnswers = {}) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() },
    place: { pathname: '/upload-content/4' },
    answers: {
      'activities.getPlayerActivity': uploadActivity,
      'activities.getContent': photoContent,
      'activities.uploadPhoto': { awarded: true, total_points: 300 },
      ...answers,
    },
  })
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => ({ flow: useUploadPhoto('4'), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  await tab.browser.settled()
  await expect
    .poll(() => result.current.flow.content.data ?? result.current.flow.content.error)
    .not.toBeNull()
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  const upload = async () => {
    result.current.flow.choose(photo)
    result.current.flow.entitle('My spot')
    result.current.flow.submit()
    result.current.flow.submit()
    await tab.browser.settled()
  }
  const message = () => {
    const state = result.current.club.messages.getState()
    return state.at === 'empty' ? null : state.message
  }
  return { result, asked, upload, message, ...tab.browser }
}

test('[ACTV-006] [ACTV-008] [API-077] the photo is uploaded once as a form, and its points are shown', async () => {
  const { result, asked, upload } = await page()
  await upload()
  expect(asked('activities.getContent')[0]?.params).toEqual({ key: 'lucky-spot' })
  const [request, ...more] = asked('activities.uploadPhoto')
  expect(more).toEqual([])
  expect(request).toMatchObject({ params: { key: 'lucky-spot' }, body: { title: 'My spot' } })
  expect(request?.body).toHaveProperty('photo', expect.any(File))
  expect(result.current.flow.state).toMatchObject({ at: 'awarded', result: { total_points: 300 } })
  expect(result.current.club.confetti.getState()).not.toBeNull()
})

test('[ACTV-007] cancelling an upload aborts the request and shows a message', async () => {
  const { result, upload, message, settled } = await page({ 'activities.uploadPhoto': hanging })
  await upload()
  expect(result.current.flow.state.at).toBe('uploading')
  result.current.flow.cancel()
  await settled()
  expect(message()).toMatchObject({ key: 'activities.upload.cancelled' })
  expect(result.current.flow.state).toMatchObject({ at: 'selecting', photo })
})

test.each([
  ['ACTV-008', { awarded: false, total_points: 0 }, 'activities.upload.failed'],
  ['ACTV-008', offline, 'activities.upload.failed'],
  ['ACTV-008', testProblem(500), 'activities.upload.failed'],
  ['ERR-040', testProblem(422, 'error.uploadPhoto.uploadError'), 'error.uploadPhoto.uploadError'],
  ['ACTV-008', testProblem(422, 'error.uploadPhoto.tooHard'), 'error.uploadPhoto.tooHard'],
  ['ACTV-008', testProblem(429, 'error.rateLimited'), 'error.rateLimited'],
  ['ERR-029', testProblem(422, 'activities.limitReached'), 'activities.limitReached'],
] as const)('[%s] %j shows %s', async (_, answer, key) => {
  const { upload, message } = await page({ 'activities.uploadPhoto': answer })
  await upload()
  expect(message()).toMatchObject({ type: 'error', key })
})

test('a retry that is refused for its rate keeps the idempotency key of the upload whose answer was lost', async () => {
  const { result, asked, upload, message, server, settled } = await page({
    'activities.uploadPhoto': offline,
  })
  const retry = async (answers: FakeAnswers) => {
    await expect.poll(() => result.current.flow.state.at).toBe('selecting')
    server.answer(answers)
    result.current.flow.submit()
    await settled()
  }
  await upload()
  await retry({ 'activities.uploadPhoto': testProblem(429, 'error.rateLimited') })
  await expect.poll(message).toMatchObject({ type: 'error', key: 'error.rateLimited' })
  await retry({ 'activities.uploadPhoto': { awarded: true, total_points: 300 } })
  await expect.poll(() => result.current.flow.state.at).toBe('awarded')
  const keys = asked('activities.uploadPhoto').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys.length).toBeGreaterThan(2)
  expect(new Set(keys).size).toBe(1)
})

test.each([
  ['ACTV-020', new File(['x'], 'spot.pdf')],
  ['ACTV-021', new File([new Uint8Array(5_242_881)], 'spot.jpg')],
])('[%s] [ERR-040] a wrong file is rejected, and the error lists what is allowed', async (_, file) => {
  const { result, asked, message } = await page()
  result.current.flow.choose(file)
  result.current.flow.submit()
  expect(result.current.flow.state.photo).toBeNull()
  expect(message()).toMatchObject({
    type: 'error',
    key: 'error.uploadPhoto.uploadError',
    params: { extensions: 'jpg, jpeg, png, gif, svg', megabytes: 5, title: 40 },
  })
  expect(asked('activities.uploadPhoto')).toEqual([])
})

test('[ACTV-022] [ERR-040] a title of 41 characters is rejected', async () => {
  const { result, asked, message } = await page()
  result.current.flow.choose(photo)
  result.current.flow.entitle('x'.repeat(41))
  result.current.flow.submit()
  expect(message()).toMatchObject({ key: 'error.uploadPhoto.uploadError' })
  expect(asked('activities.uploadPhoto')).toEqual([])
})

test('[ACTV-022] a title of 40 characters is sent, whatever the number of their UTF-16 units', async () => {
  const { result, asked, settled } = await page()
  result.current.flow.choose(photo)
  result.current.flow.entitle('🌵'.repeat(40))
  expect(result.current.flow.state.fault).toBeNull()
  result.current.flow.submit()
  await settled()
  expect(asked('activities.uploadPhoto')).toMatchObject([{ body: { title: '🌵'.repeat(40) } }])
})

test('[ACTV-006] a failure to load the upload configuration shows an error and can be retried', async () => {
  const { result, server } = await page({ 'activities.getContent': offline })
  expect(result.current.flow.content).toMatchObject({ data: undefined, error: { key: 'error.offline' } })
  server.answer({ 'activities.getContent': photoContent })
  await result.current.flow.content.refresh()
  await expect.poll(() => result.current.flow.content).toMatchObject({ data: photoContent, error: null })
})
