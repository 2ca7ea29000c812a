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
  unfinished.keep(play)
  expect(unfinished.read()).toEqual(play)
  expect(unfinishedPlay(storage, 'other').read()).toBeNull()
})

test('what cannot be read is no play', () => {
  const { storage, unfinished } = tab()
  expect(unfinished.read()).toBeNull()
  for (const text of ['', 'rubbish', '{}', JSON.stringify({ ...play, mode: 'theft' })]) {
    storage.set(NAME, text)
    expect(unfinished.read()).toBeNull()
  }
})

test('[ARCADE-027] a play that is over is forgotten, and no other one that has its place', () => {
  const { unfinished } = tab()
  unfinished.keep(play)
  unfinished.forget({ ...play, token: 'reveal-0' })
  expect(unfinished.read()).toEqual(play)
  unfinished.forget(play)
  expect(unfinished.read()).toBeNull()
})
