import { outageMode } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { openSandbox, REAL_NOW } from '../../../test/openSandbox.ts'
import { INITIAL_FLAGS } from './FlagsState.ts'

test.each([
  'plannedOutage',
  'unplannedOutage',
  'outageWarning',
  'noOutage',
  'birthdayMessage',
  'anniversaryMessage',
  'messageOfTheHour',
  'plainGreeting',
  'everything',
])('accepts the preset %s', async preset => {
  const sandbox = await openSandbox()
  expect((await sandbox.submit('/flags', { preset })).status).toBe(303)
})

test.each([
  ['plannedOutage', 'planned'],
  ['unplannedOutage', 'unplanned'],
  ['outageWarning', 'warning'],
])('makes the outage of %s %s at once, by the product’s clock', async (preset, mode) => {
  const sandbox = await openSandbox()
  await sandbox.post('/clock', { advanceMs: 86_400_000 })
  await sandbox.submit('/flags', { preset })
  const { OUTAGE_CONFIG } = (await sandbox.json('/flags.json')) as typeof INITIAL_FLAGS
  expect(outageMode(OUTAGE_CONFIG, new Date(REAL_NOW.getTime() + 86_400_000))).toBe(mode)
  expect(outageMode(OUTAGE_CONFIG, REAL_NOW)).toBe('none')
  await sandbox.submit('/flags', { preset: 'noOutage' })
  expect(await sandbox.json('/flags.json')).toEqual(INITIAL_FLAGS)
})

test('keeps the rest of the greeting with a birthday message', async () => {
  const sandbox = await openSandbox()
  await sandbox.post('/flags', { GREETINGS_MESSAGE_CONFIG: { eveningText: 'Good night' } })
  await sandbox.submit('/flags', { preset: 'birthdayMessage' })
  expect(await sandbox.json('/flags.json')).toMatchObject({
    GREETINGS_MESSAGE_CONFIG: {
      eveningText: 'Good night',
      birthdayMessage: expect.stringContaining('birthday'),
    },
  })
})
