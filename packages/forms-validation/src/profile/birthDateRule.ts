import {
  ageOn,
  isCalendarDay,
  isSameMonthDay,
  type AgeBounds,
  type CalendarDay,
} from '@players-club/domain-models'
import type { FieldError, FieldRule } from '../form/FieldError.ts'

/**
 * A birth date: a real day, and an age within the bounds on the day that it is in Phoenix.
 *
 * @example
 * ```ts
 * import { AGE_BOUNDS, lotteryDay } from '@players-club/domain-models'
 * import { birthDateRule } from '@players-club/forms-validation'
 *
 * const rule = birthDateRule(AGE_BOUNDS, lotteryDay(new Date()))
 *
 * console.log(rule('2010-01-01')?.params)
 * ```
 */
export function birthDateRule(bounds: AgeBounds, today: CalendarDay): FieldRule {
  return value => {
    if (!isCalendarDay(value)) return { key: 'field.birthDate' }
    return ageError(value, bounds, today)
  }
}

function ageError(birth: CalendarDay, { min, max }: AgeBounds, today: CalendarDay): FieldError | null {
  const age = ageOn(birth, today)
  if (age < min) return { key: 'field.birthDate.tooYoung', params: { age: min } }
  const isOnLastBirthday = age === max && isSameMonthDay(birth, today)
  return age < max || isOnLastBirthday ? null : { key: 'field.birthDate' }
}
