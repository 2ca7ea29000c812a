import { expectTypeOf, test } from 'vitest'
import type { ProgressBarProps } from './ProgressBar.tsx'
import { ProgressBar } from './ProgressBar.tsx'

test('ProgressBar refuses what it has no place for', () => {
  expectTypeOf<ProgressBarProps>().not.toHaveProperty('className')
  expectTypeOf<ProgressBarProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<ProgressBar label="x" className="wide" />)
  // @ts-expect-error of what?
  void (<ProgressBar value={3} />)
})
