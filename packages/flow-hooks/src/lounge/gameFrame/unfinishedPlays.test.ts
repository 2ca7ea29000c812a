import { expect, test } from 'vitest'
import { createTestClub, testSession } from '../../testing/index.ts'
import type { GamePlay } from './GamePlay.ts'
import { unfinishedPlays } from './unfinishedPlays.ts'

const play: GamePlay = { token: 'reveal-1', mode: 'prize', isEndedByClub: false, amount: 100, wager: 20 }

function tab() {
  const { session, playerStorage } = createTestClub({ initial: { session: testSession() } }).start()
  const storage = playerStorage.session
  return { session, storage, unfinished: unfinishedPlays(storage, 'test') }
}

test('a play is stored per game', () => {
  const { storage, unfinished } = tab()
  unfinished.keep(play)
  expect(unfinished.last()).toEqual(play)
  expect(unfinishedPlays(storage, 'other').last()).toBeNull()
})

test('an unreadable stored play is ignored', () => {
  const { storage, unfinished } = tab()
  expect(unfinished.last()).toBeNull()
  for (const text of ['', 'rubbish', '{}', JSON.stringify([{ ...play, mode: 'theft' }])]) {
    storage.set('players-club.play.test', text)
    expect(unfinished.last()).toBeNull()
  }
})

test('[ARCADE-027] a play takes the place of no other, and the last one comes first', () => {
  const { unfinished } = tab()
  const earlier = { ...play, token: 'reveal-0' }
  for (const begun of [play, earlier, play]) unfinished.keep(begun)
  expect(unfinished.last()).toEqual(play)
  unfinished.forget(play)
  expect(unfinished.last()).toEqual(earlier)
  unfinished.forget(earlier)
  expect(unfinished.last()).toBeNull()
})

test('[ARCADE-029] the plays before the one that starts are taken once', () => {
  const { unfinished } = tab()
  const earlier = { ...play, token: 'reveal-0' }
  for (const begun of [earlier, play]) unfinished.keep(begun)
  expect(unfinished.takeOthers(play)).toEqual([earlier])
  expect(unfinished.takeOthers(play)).toEqual([])
  expect(unfinished.last()).toEqual(play)
})

test('[AUTH-017] [SETTINGS-009] a stored play is returned to its player only', () => {
  const { session, unfinished } = tab()
  unfinished.keep(play)
  session.end()
  expect(unfinished.last()).toBeNull()
  session.begin(testSession('poor'))
  expect(unfinished.last()).toBeNull()
  unfinished.forget(play)
  session.begin(testSession())
  expect(unfinished.last()).toEqual(play)
})
