import { string } from 'superstruct'
import { expect, test } from 'vitest'
import { memoryStorage } from '../memoryStorage.ts'
import { createTestClub, testSession } from '../../testing/index.ts'

function openTab({ browser = createTestClub().browser, tabStorage = memoryStorage() } = {}) {
  const club = createTestClub({ browser, tabStorage }).start()
  return { browser, tabStorage, club, feedback: () => club.drafts.read('feedback', string()) }
}

test('a player finds the draft again after a new sign-in, and a guest in between does not see it', () => {
  const { club, feedback } = openTab()
  club.session.begin(testSession())
  club.drafts.write('feedback', 'Hello')
  club.session.end()
  expect(feedback()).toBeNull()
  club.drafts.write('feedback', 'of a guest')
  club.session.begin(testSession())
  expect(feedback()).toBe('Hello')
})

test('another player’s sign-in deletes the draft', () => {
  const { club, feedback, tabStorage } = openTab()
  club.session.begin(testSession())
  club.drafts.write('feedback', 'Hello')
  club.session.end()
  club.session.begin(testSession('poor'))
  expect(feedback()).toBeNull()
  expect(tabStorage.get('players-club.drafts')).toBeNull()
  club.session.begin(testSession())
  expect(feedback()).toBeNull()
})

test('what a guest began belongs to the first player who signs in', () => {
  const { club, feedback } = openTab()
  club.drafts.write('feedback', 'Hello')
  club.session.begin(testSession())
  expect(feedback()).toBe('Hello')
  club.session.end()
  expect(feedback()).toBeNull()
  club.session.begin(testSession('poor'))
  expect(feedback()).toBeNull()
})

test('a sign-out deletes the player’s drafts in all tabs, and leaves a guest’s', () => {
  const first = openTab()
  const second = openTab({ browser: first.browser })
  for (const { club } of [first, second]) {
    club.session.begin(testSession())
    club.drafts.write('feedback', 'Hello')
    club.session.end()
    club.drafts.write('feedback', 'of a guest')
  }
  first.club.drafts.removeAll('verified-login')
  for (const { club, feedback } of [first, second]) {
    expect(feedback()).toBe('of a guest')
    club.drafts.write('feedback', null)
    club.session.begin(testSession())
    expect(feedback()).toBeNull()
  }
  expect(Object.keys(first.browser.local()).filter(key => key.includes('signed-out'))).toEqual([])
})

test('an entry of another shape counts as none', () => {
  const { club, feedback, tabStorage } = openTab()
  tabStorage.set('players-club.drafts', '{"login":1}')
  expect(feedback()).toBeNull()
  club.drafts.write('feedback', 'Hello')
  expect(club.drafts.read('feedback', string())).toBe('Hello')
  club.drafts.write('feedback', { subject: 'Hello' })
  expect(feedback()).toBeNull()
})
