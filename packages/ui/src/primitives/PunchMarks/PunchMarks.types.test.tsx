import { expectTypeOf, test } from 'vitest'
import type { PunchMarksProps } from './PunchMarks.tsx'
import { PunchMarks } from './PunchMarks.tsx'

test('PunchMarks rejects outside styling and invalid props', () => {
  expectTypeOf<PunchMarksProps>().not.toHaveProperty('className')
  expectTypeOf<PunchMarksProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<PunchMarks done={1} total={2} className="wide" />)
  // @ts-expect-error the total is required
  void (<PunchMarks done={1} />)
})
