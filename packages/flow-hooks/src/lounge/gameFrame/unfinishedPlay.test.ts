import { expect, test } from 'vitest'
import { createTestClub, testSession } from '../../testing/index.ts'
import type { GamePlay } from './GamePlay.ts'
import { unfinishedPlay } from './unfinishedPlay.ts'

const play: GamePlay = { token: 'reveal-1', mode: 'prize', isEndedByClub: false, amount: 100, wager: 20 }

function tab() {
  const { session, playerStorage } = createTestClub({ initial: { session: testSession() } }).start()
  const storage = playerStorage.session
  return { session, storage, unfinished: unfinishedPlay(storage, 'test') }
}

test('a play is stored per game', () => {
  const { storage, unfinished } = tab()
  unfinished.keep(play)
  expect(unfinished.read()).toEqual(play)
  expect(unfinishedPlay(storage, 'other').read()).toBeNull()
})

test('an unreadable stored play is ignored', () => {
  const { storage, unfinished } = tab()
  expect(unfinished.read()).toBeNull()
  for (const text of ['', 'rubbish', '{}', JSON.stringify({ ...play, mode: 'theft' })]) {
    storage.set('players-club.play.test', text)
    expect(unfinished.read()).toBeNull()
  }
})

test('[ARCADE-027] forgetting a play keeps another one in its place', () => {
  const { unfinished } = tab()
  unfinished.keep(play)
  unfinished.forget({ ...play, token: 'reveal-0' })
  expect(unfinished.read()).toEqual(play)
  unfinished.forget(play)
  expect(unfinished.read()).toBeNull()
})

test('[AUTH-017] [SETTINGS-009] a stored play is returned to its player only', () => {
  const { session, unfinished } = tab()
  unfinished.keep(play)
  session.end()
  expect(unfinished.read()).toBeNull()
  session.begin(testSession('poor'))
  expect(unfinished.read()).toBeNull()
  unfinished.forget(play)
  session.begin(testSession())
  expect(unfinished.read()).toEqual(play)
})
