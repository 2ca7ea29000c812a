import { expect, test } from 'vitest'
import { createTestClub, testSession } from '../testing/index.ts'

const NAME = 'players-club.choice'

function clubWith(browser = createTestClub().browser) {
  const tab = createTestClub({ browser })
  return { tab, browser, club: tab.start() }
}

test('a player finds their own stored values, and no other player or guest does', () => {
  const { club, browser } = clubWith()
  const { local } = club.playerStorage
  club.session.begin(testSession())
  local.set(NAME, 'of verified')
  club.session.begin(testSession('poor'))
  expect(local.get(NAME)).toBeNull()
  local.set(NAME, 'of poor')
  local.remove(NAME)
  club.session.end()
  expect(local.get(NAME)).toBeNull()
  club.session.begin(testSession())
  expect(local.get(NAME)).toBe('of verified')
  expect(Object.keys(browser.local())).toContain(`${NAME}.verified-login`)
})

test('a guest’s stored values are not taken for a player’s', () => {
  const { club } = clubWith()
  const { session: tab } = club.playerStorage
  tab.set(NAME, 'of a guest')
  club.session.begin(testSession())
  expect(tab.get(NAME)).toBeNull()
  club.session.end()
  expect(tab.get(NAME)).toBe('of a guest')
})

test('a listener receives the player’s keys without the login suffix, and null when the player changes', () => {
  const { club, browser } = clubWith()
  const received: (string | null)[] = []
  club.session.begin(testSession())
  const stop = club.playerStorage.local.subscribe(name => received.push(name))
  const other = browser.openLocal()
  other.set(`${NAME}.verified-login`, '1')
  other.set(`${NAME}.poor-login`, '1')
  expect(received).toEqual([NAME])
  club.session.begin(testSession('poor'))
  expect(received).toContain(null)
  stop()
  const before = received.length
  other.set(`${NAME}.poor-login`, '2')
  club.session.end()
  expect(received).toHaveLength(before)
})
