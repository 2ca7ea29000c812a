import { expect, test } from 'vitest'
import { memoryStorage } from '../../club/memoryStorage.ts'
import type { GamePlay } from './GamePlay.ts'
import { unfinishedPlay } from './unfinishedPlay.ts'

const play: GamePlay = { token: 'reveal-1', mode: 'prize', isEndedByClub: false, amount: 100, wager: 20 }
const NAME = 'players-club.play.test'

function tab() {
  const storage = memoryStorage()
  return { storage, unfinished: unfinishedPlay(storage, 'test') }
}

test('a play is kept for its own game', () => {
  const { storage, unfinished } = tab()
  unfinished.keep('one', play)
  expect(unfinished.read('one')).toEqual(play)
  expect(unfinishedPlay(storage, 'other').read('one')).toBeNull()
})

test('what cannot be read is no play', () => {
  const { storage, unfinished } = tab()
  expect(unfinished.read('one')).toBeNull()
  for (const text of [
    '',
    'rubbish',
    '{}',
    JSON.stringify({ owner: 'one', play: { ...play, mode: 'theft' } }),
  ]) {
    storage.set(NAME, text)
    expect(unfinished.read('one')).toBeNull()
  }
})

test('[ARCADE-027] a play that is over is forgotten, and no other one that has its place', () => {
  const { unfinished } = tab()
  unfinished.keep('one', play)
  unfinished.forget({ ...play, token: 'reveal-0' })
  expect(unfinished.read('one')).toEqual(play)
  unfinished.forget(play)
  expect(unfinished.read('one')).toBeNull()
})

test('[AUTH-017] [SETTINGS-009] a play is given to nobody but its player, and removed for the next one', () => {
  const { storage, unfinished } = tab()
  unfinished.keep('one', play)
  expect(unfinished.read(null)).toBeNull()
  expect(unfinished.read('one')).toEqual(play)
  expect(unfinished.read('other')).toBeNull()
  expect(storage.get(NAME)).toBeNull()
})
