import { expectTypeOf, test } from 'vitest'
import type { MeterProps } from './Meter.tsx'
import { Meter } from './Meter.tsx'

test('Meter rejects outside styling and invalid props', () => {
  expectTypeOf<MeterProps>().not.toHaveProperty('className')
  expectTypeOf<MeterProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Meter label="x" value={1} max={3} valueText="Low" className="wide" />)
  // @ts-expect-error the text of the reading is required
  void (<Meter label="x" value={1} max={3} />)
})
