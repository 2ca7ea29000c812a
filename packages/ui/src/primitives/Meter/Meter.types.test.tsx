import { expectTypeOf, test } from 'vitest'
import type { MeterProps } from './Meter.tsx'
import { Meter } from './Meter.tsx'

test('Meter refuses what it has no place for', () => {
  expectTypeOf<MeterProps>().not.toHaveProperty('className')
  expectTypeOf<MeterProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Meter label="x" value={1} max={3} valueText="Low" className="wide" />)
  // @ts-expect-error a reading is said in words
  void (<Meter label="x" value={1} max={3} />)
})
