import { hanging, offline } from '@players-club/api-client/fakes'
import { expect, test } from 'vitest'
import { createTestClub } from '../../testing/index.ts'

const lively = { FEATURE_FLAGS: 'EINSTANT_V1' }
const HALF_AN_HOUR = 1_800_000

function fetches({ browser }: ReturnType<typeof createTestClub>) {
  return browser.server.requests.filter(({ name }) => name === 'shell.getRemoteConfig').length
}

test('[API-031] two fetches within 30 minutes cause one network request', async () => {
  const tab = createTestClub({ answers: { 'shell.getRemoteConfig': lively } })
  const { remoteConfig } = tab.start()
  await Promise.all([remoteConfig.ask(), remoteConfig.ask()])
  expect(remoteConfig.getState()).toMatchObject(lively)
  expect(fetches(tab)).toBe(1)
  await tab.browser.clock.advance(HALF_AN_HOUR - 1)
  await remoteConfig.ask()
  expect(fetches(tab)).toBe(1)
  await tab.browser.clock.advance(1)
  expect(fetches(tab)).toBe(2)
})

test('[API-031] a hanging fetch times out after 10 s and keeps the last configuration or the defaults', async () => {
  const tab = createTestClub({ answers: { 'shell.getRemoteConfig': hanging } })
  const { remoteConfig } = tab.start()
  const asked = remoteConfig.ask()
  await tab.browser.clock.advance(10_000)
  await asked
  expect(remoteConfig.getState()).toMatchObject({ FEATURE_FLAGS: '' })
})

test('a failed fetch keeps the last configuration, and the next caller retries', async () => {
  const tab = createTestClub({
    initial: { remoteConfig: lively },
    answers: { 'shell.getRemoteConfig': offline },
  })
  const { remoteConfig } = tab.start()
  await tab.browser.clock.advance(HALF_AN_HOUR)
  expect(remoteConfig.getState()).toBe(lively)
  const before = fetches(tab)
  await remoteConfig.ask()
  expect(fetches(tab)).toBe(before + 1)
})

test('the configuration from the server-rendered page counts as fetched', async () => {
  const tab = createTestClub({ initial: { remoteConfig: lively } })
  await tab.start().remoteConfig.ask()
  expect(fetches(tab)).toBe(0)
})
