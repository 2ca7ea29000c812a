import {
  ageOn,
  isCalendarDay,
  isSameMonthDay,
  type CalendarDay,
  type Lottery,
} from '@players-club/domain-models'
import type { FieldError, FieldRule } from '../form/FieldError.ts'

/** What an age is judged by: the lottery's bounds, and the day that it is there. */
export interface AgeCheck extends Pick<Lottery, 'minimumAge' | 'maximumAge'> {
  readonly today: CalendarDay
}

/**
 * A birth date: a real day, and an age that the lottery allows.
 *
 * @example
 * ```ts
 * import { copperStateLottery, lotteryDay } from '@players-club/domain-models'
 * import { birthDateRule } from '@players-club/forms-validation'
 *
 * const today = lotteryDay(new Date(), copperStateLottery.zone)
 * const rule = birthDateRule({ ...copperStateLottery, today })
 *
 * console.log(rule('2010-01-01')?.params)
 * ```
 */
export function birthDateRule(check: AgeCheck): FieldRule {
  return value => {
    if (!isCalendarDay(value)) return { key: 'field.birthDate' }
    return ageError(value, check)
  }
}

function ageError(birth: CalendarDay, { minimumAge, maximumAge, today }: AgeCheck): FieldError | null {
  const age = ageOn(birth, today)
  if (age < minimumAge) return { key: 'field.birthDate.tooYoung', params: { age: minimumAge } }
  const isOnLastBirthday = age === maximumAge && isSameMonthDay(birth, today)
  return age < maximumAge || isOnLastBirthday ? null : { key: 'field.birthDate' }
}
