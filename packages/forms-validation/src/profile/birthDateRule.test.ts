import { copperStateLottery, lotteryDay } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { birthDateRule } from './birthDateRule.ts'

const ruleOn = (today: string) => birthDateRule({ minimumAge: 21, maximumAge: 120, today })
const rule = ruleOn('2026-11-21')
const tooYoung = { key: 'field.birthDate.tooYoung', params: { age: 21 } }
const invalid = { key: 'field.birthDate' }

test.each(['2005-11-21', '2005-11-20', '2004-02-29', '1990-01-01', '1906-11-21', '1906-11-22'])(
  '[VALID-013] on 21 November 2026 a player may be born on %s',
  birth => {
    expect(rule(birth)).toBeNull()
  },
)

test.each(['2005-11-22', '2006-11-21', '2026-11-21', '2026-11-22', '2999-01-01'])(
  '[VALID-013] [VALID-014] who was born on %s is too young',
  birth => {
    expect(rule(birth)).toEqual(tooYoung)
  },
)

test.each(['1906-11-20', '1905-11-21', '1900-01-01', '1800-01-01', '0001-01-01'])(
  '[VALID-013] a person born on %s cannot be a player',
  birth => {
    expect(rule(birth)).toEqual(invalid)
  },
)

test.each([
  '',
  '   ',
  '2005-02-29',
  '1900-02-29',
  '1990-13-01',
  '1990-00-10',
  '1990-04-31',
  '1990-02-00',
  '11/21/1990',
  '1990-11-21T00:00:00Z',
  '１９９０-11-21',
  '🎂',
  '<b>',
])('[VALID-013] %j is not a birth date', birth => {
  expect(rule(birth)).toEqual(invalid)
})

describe('a birth date on 29 February', () => {
  const leapling = '2004-02-29'

  test('[VALID-013] makes no person 21 before 1 March', () => {
    expect(ruleOn('2025-02-28')(leapling)).toEqual(tooYoung)
    expect(ruleOn('2025-03-01')(leapling)).toBeNull()
  })
})

test('[VALID-013] today is the day in Phoenix, even when it is tomorrow elsewhere', () => {
  const { zone } = copperStateLottery
  const rightBefore = new Date('2026-11-21T06:59:59Z')
  const rightAfter = new Date('2026-11-21T07:00:00Z')
  expect(ruleOn(lotteryDay(rightBefore, zone))('2005-11-21')).toEqual(tooYoung)
  expect(ruleOn(lotteryDay(rightAfter, zone))('2005-11-21')).toBeNull()
})

test('[VALID-013] the age bounds are configurable', () => {
  const adults = birthDateRule({ minimumAge: 18, maximumAge: 100, today: '2026-11-21' })
  expect(adults('2008-11-21')).toBeNull()
  expect(adults('2008-11-22')).toEqual({ key: 'field.birthDate.tooYoung', params: { age: 18 } })
  expect(adults('1926-11-20')).toEqual(invalid)
})
