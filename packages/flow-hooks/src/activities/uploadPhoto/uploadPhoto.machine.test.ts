import { expect, test } from 'vitest'
import { uploadPhotoMachine, type UploadPhotoEvent, type UploadPhotoState } from './uploadPhoto.machine.ts'

const { initial, transition } = uploadPhotoMachine
const photo = new File(['x'], 'spot.jpg')
const result = { awarded: true, total_points: 300 }

const after = (...events: UploadPhotoEvent[]) =>
  events.reduce<UploadPhotoState>((state, event) => transition(state, event)[0], initial)

const chosen = after(
  { type: 'chosen', photo, fault: null },
  { type: 'titled', title: 'My spot', fault: null },
)
const uploading = transition(chosen, { type: 'submitted', key: 'k1' })[0]

test('[ACTV-006] a selected photo is sent with its title, and reports its progress', () => {
  expect(transition(chosen, { type: 'submitted', key: 'k1' })).toEqual([
    { at: 'uploading', photo, title: 'My spot', fault: null, key: 'k1', share: 0 },
    [{ type: 'upload', photo, title: 'My spot', key: 'k1', isRetry: false }],
  ])
  expect(transition(uploading, { type: 'progressed', share: 0.42 })[0]).toMatchObject({ share: 0.42 })
  expect(transition(uploading, { type: 'submitted', key: 'k2' })).toEqual([uploading, []])
})

test('[ACTV-007] cancelling aborts the upload with a message, and the same photo keeps its idempotency key', () => {
  const [state, effects] = transition(uploading, { type: 'cancelled' })
  expect(state).toMatchObject({ at: 'selecting', photo, title: 'My spot', key: 'k1' })
  expect(effects).toEqual([{ type: 'abandon' }, { type: 'showCancelled' }, { type: 'refresh' }])
  expect(transition(state, { type: 'submitted', key: 'k2' })[1]).toMatchObject([
    { type: 'upload', key: 'k1', isRetry: true },
  ])
  const other = transition(state, { type: 'chosen', photo: new File(['y'], 'other.png'), fault: null })[0]
  expect(transition(other, { type: 'submitted', key: 'k2' })[1]).toMatchObject([
    { type: 'upload', key: 'k2', isRetry: false },
  ])
})

test('[ACTV-008] an awarded photo is celebrated, and the form is empty for the next', () => {
  const [state, effects] = transition(uploading, { type: 'answered', result })
  expect(state).toMatchObject({ at: 'awarded', result, photo })
  expect(effects).toEqual([{ type: 'celebrate' }, { type: 'refresh' }])
  expect(transition(state, { type: 'closed' })[0]).toEqual(initial)
})

test('[ACTV-008] a photo without points is shown as failed', () => {
  const [state, effects] = transition(uploading, {
    type: 'answered',
    result: { awarded: false, total_points: 0 },
  })
  expect(state).toEqual(initial)
  expect(effects).toEqual([{ type: 'showFailure', message: null }, { type: 'refresh' }])
})

test('a photo of an activity without points is shown as sent', () => {
  const [state, effects] = transition(uploading, { type: 'sentWithoutPoints' })
  expect(state).toEqual(initial)
  expect(effects).toEqual([{ type: 'showSent' }, { type: 'refresh' }])
})

test('a failure keeps the photo, and only a refusal changes the idempotency key', () => {
  const message = { key: 'error.timeout' } as const
  const [unsure, effects] = transition(uploading, { type: 'failed', message, isRefusal: false })
  expect(unsure).toMatchObject({ at: 'selecting', photo, key: 'k1' })
  expect(effects).toEqual([{ type: 'showFailure', message }, { type: 'refresh' }])
  expect(transition(uploading, { type: 'failed', message, isRefusal: true })[0].key).toBeNull()
})

test.each(['type', 'size'] as const)(
  '[ERR-040] a photo of the wrong %s is rejected with an error, and the previous one stays',
  fault => {
    const [state, effects] = transition(chosen, { type: 'chosen', photo: new File(['x'], 'x.pdf'), fault })
    expect(state).toMatchObject({ photo, fault })
    expect(effects).toEqual([{ type: 'showFault' }])
  },
)

test('[ACTV-022] [ERR-040] a too long title sends nothing', () => {
  const long = transition(chosen, { type: 'titled', title: 'x'.repeat(41), fault: 'title' })[0]
  expect(transition(long, { type: 'submitted', key: 'k1' })).toEqual([long, [{ type: 'showFault' }]])
})

test('[ACTV-022] [ERR-040] a too long title sends nothing after another photo was rejected', () => {
  const rejected = after(
    { type: 'chosen', photo, fault: null },
    { type: 'titled', title: 'x'.repeat(41), fault: 'title' },
    { type: 'chosen', photo: new File(['x'], 'spot.txt'), fault: 'type' },
  )
  expect(transition(rejected, { type: 'submitted', key: 'k1' })).toEqual([
    { ...rejected, fault: 'title' },
    [{ type: 'showFault' }],
  ])
  // Forty characters, each of two UTF-16 units.
  const shorter = transition(rejected, { type: 'titled', title: '🌵'.repeat(40), fault: null })[0]
  expect(transition(shorter, { type: 'submitted', key: 'k1' })[1]).toMatchObject([{ type: 'upload', photo }])
})

test('a form without a photo sends nothing', () => {
  expect(transition(initial, { type: 'submitted', key: 'k1' })).toEqual([
    { ...initial, fault: 'missing' },
    [],
  ])
})

test('events that do not apply change nothing', () => {
  expect(transition(initial, { type: 'cancelled' })).toEqual([initial, []])
  expect(transition(initial, { type: 'answered', result })).toEqual([initial, []])
  expect(transition(uploading, { type: 'titled', title: 'x', fault: null })).toEqual([uploading, []])
})
