import { expectTypeOf, test } from 'vitest'
import type { ProgressBarProps } from './ProgressBar.tsx'
import { ProgressBar } from './ProgressBar.tsx'

test('ProgressBar rejects outside styling and invalid props', () => {
  expectTypeOf<ProgressBarProps>().not.toHaveProperty('className')
  expectTypeOf<ProgressBarProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<ProgressBar label="x" className="wide" />)
  // @ts-expect-error the label is required
  void (<ProgressBar value={3} />)
})
