import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { PHOENIX } from '../time/zones.fixtures.ts'
import { bonusDismissal, dailyBonus, showsBonus } from './DailyBonus.ts'
import { openBonus, takenBonus } from './lounge.fixtures.ts'

const now = new Date('2026-11-21T06:59:00Z')
const today = { dismissed: true, dateDismissed: '2026-11-20' }

test('[BONUS-003] the daily bonus has a key, an amount and a cap', () => {
  expect(is(openBonus, dailyBonus)).toBe(true)
  expect(is({ ...openBonus, frequencyCap: {} }, dailyBonus)).toBe(false)
})

test('[BONUS-004] a dismissal is stored with its day', () => {
  expect(is(today, bonusDismissal)).toBe(true)
  expect(is({ dismissed: true }, bonusDismissal)).toBe(false)
})

test.each([
  [true, openBonus, null, true],
  [true, openBonus, { dismissed: true, dateDismissed: '2026-11-19' }, true],
  [true, openBonus, { dismissed: false, dateDismissed: '2026-11-20' }, true],
  [true, openBonus, today, false],
  [true, takenBonus, null, false],
  [true, undefined, null, false],
  [false, openBonus, null, false],
  [false, takenBonus, today, false],
] as const)(
  '[BONUS-005] whether the bonus is offered just before midnight in Phoenix: signed in %s, bonus %j, dismissal %j, offered %s',
  (isSignedIn, bonus, dismissal, isShown) => {
    expect(showsBonus({ isSignedIn, bonus, dismissal, now, zone: PHOENIX })).toBe(isShown)
  },
)

test('[BONUS-005] a dismissal ends at midnight in Phoenix', () => {
  const later = new Date('2026-11-21T07:00:00Z')
  expect(
    showsBonus({ isSignedIn: true, bonus: openBonus, dismissal: today, now: later, zone: PHOENIX }),
  ).toBe(true)
})
