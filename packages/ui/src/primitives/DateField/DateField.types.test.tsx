import { expectTypeOf, test } from 'vitest'
import type { DateFieldProps } from './DateField.tsx'
import { DateField } from './DateField.tsx'

test('DateField refuses what it has no place for', () => {
  expectTypeOf<DateFieldProps>().not.toHaveProperty('className')
  expectTypeOf<DateFieldProps>().not.toHaveProperty('style')
  // @ts-expect-error a day of the calendar is no moment
  void (<DateField label="x" name="x" value={new Date('2026-11-21')} onChange={() => {}} />)
  // @ts-expect-error a date has no such part
  void (<DateField wrongParts={['week']} label="x" name="x" value="" onChange={() => {}} />)
  // @ts-expect-error its parts have tokens of their own
  void (<DateField autoComplete="bday-day" label="x" name="x" value="" onChange={() => {}} />)
})
