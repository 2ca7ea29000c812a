import { expectTypeOf, test } from 'vitest'
import type { DateFieldProps } from './DateField.tsx'
import { DateField } from './DateField.tsx'

test('DateField rejects outside styling and invalid props', () => {
  expectTypeOf<DateFieldProps>().not.toHaveProperty('className')
  expectTypeOf<DateFieldProps>().not.toHaveProperty('style')
  // @ts-expect-error a calendar day is not a moment in time
  void (<DateField label="x" name="x" value={new Date('2026-11-21')} onChange={() => {}} />)
  // @ts-expect-error each part has its own autofill token
  void (<DateField autoComplete="bday-day" label="x" name="x" value="" onChange={() => {}} />)
})
