import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { desertTrail, desertTrailBegun, desertTrailDone } from './superBonus.fixtures.ts'
import { bucketsCollected, isBucketFilled, isCollected, superBonus, superBonusThemeOf } from './SuperBonus.ts'

test('[COLLECT-006] a super bonus has its facts, the player’s progress and its games', () => {
  expect(is(desertTrail, superBonus)).toBe(true)
  for (const part of ['superBonusDTO', 'numberOfBucketsFilled', 'bucketType', 'games'])
    expect(is({ ...desertTrail, [part]: undefined }, superBonus)).toBe(false)
  for (const fact of ['name', 'description', 'image', 'rulesDocument', 'minBuckets', 'theme']) {
    const superBonusDTO = { ...desertTrail.superBonusDTO, [fact]: undefined }
    expect(is({ ...desertTrail, superBonusDTO }, superBonus)).toBe(false)
  }
  for (const count of ['gameId', 'currentEntries', 'maxEntries']) {
    const games = desertTrail.games.map(game => ({ ...game, [count]: 'many' }))
    expect(is({ ...desertTrail, games }, superBonus)).toBe(false)
  }
})

test('[COLLECT-006] a super bonus theme is JSON with an icon, and falls back to the plain look when unreadable', () => {
  expect(superBonusThemeOf(desertTrail.superBonusDTO)).toEqual({ icon: 'sun' })
  for (const theme of ['', '{', '{}', '{"icon":"<svg>"}', 'null'])
    expect(superBonusThemeOf({ ...desertTrail.superBonusDTO, theme })).toEqual({ icon: 'star' })
})

test('[COLLECT-001] no more buckets are collected than the collection asks for, however many are filled', () => {
  const asksForThree = (numberOfBucketsFilled: number) => ({
    ...desertTrail,
    superBonusDTO: { ...desertTrail.superBonusDTO, minBuckets: 3 },
    numberOfBucketsFilled,
  })
  expect([2, 3, 4].map(asksForThree).map(bucketsCollected)).toEqual([2, 3, 3])
})

test('a bucket is full with all its entries, and a collection with all its buckets', () => {
  const bucket = { gameId: 15, maxEntries: 2 }
  expect([1, 2, 3].map(currentEntries => isBucketFilled({ ...bucket, currentEntries }))).toEqual([
    false,
    true,
    true,
  ])
  expect([desertTrail, desertTrailBegun, desertTrailDone].map(isCollected)).toEqual([false, false, true])
})
