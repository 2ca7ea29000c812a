import { expectTypeOf, test } from 'vitest'
import type { PunchMarksProps } from './PunchMarks.tsx'
import { PunchMarks } from './PunchMarks.tsx'

test('PunchMarks refuses what it has no place for', () => {
  expectTypeOf<PunchMarksProps>().not.toHaveProperty('className')
  expectTypeOf<PunchMarksProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<PunchMarks done={1} total={2} className="wide" />)
  // @ts-expect-error of how many?
  void (<PunchMarks done={1} />)
})
