import { describe, expect, test } from 'vitest'
import { isClean, judge, type Evidence, type Operation } from './judge.ts'

const conversion = (subject: string): Operation => ({ subject, points: -100, tokens: 10 })
const acknowledged = [conversion('first'), conversion('second')]
const before = { points: 1_000, tokens: 0 }
const evidence: Evidence = {
  effects: ['second', 'first'],
  points: 800,
  tokens: 20,
  underFloor: 0,
  unbalanced: 0,
  codesHandedOutTwice: 0,
}
const judged = (change: Partial<Evidence> = {}) => judge(acknowledged, before, { ...evidence, ...change })

describe('the judgement of a crash run', () => {
  test('is clean if each acknowledged request had its effect once', () => {
    expect(isClean(judged())).toBe(true)
  })

  test.each<[string, Partial<Evidence>, object]>([
    ['a lost request', { effects: ['first'] }, { lost: 1, doubled: 0 }],
    ['a doubled request', { effects: ['first', 'second', 'second'] }, { lost: 0, doubled: 1 }],
    ['an effect that was not asked for', { effects: ['first', 'second', 'third'] }, { doubled: 1 }],
    ['missing points', { points: 700 }, { pointsAstray: 100, tokensAstray: 0 }],
    ['tokens too many', { tokens: 30 }, { pointsAstray: 0, tokensAstray: 10 }],
    ['a balance under its floor', { underFloor: 1 }, { underFloor: 1 }],
    ['postings that do not sum to zero', { unbalanced: 2 }, { unbalanced: 2 }],
    ['a coupon code handed out twice', { codesHandedOutTwice: 1 }, { codesHandedOutTwice: 1 }],
  ])('counts %s', (_, change, counts) => {
    expect(judged(change)).toMatchObject(counts)
    expect(isClean(judged(change))).toBe(false)
  })
})
