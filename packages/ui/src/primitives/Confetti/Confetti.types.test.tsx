import { test } from 'vitest'
import { Confetti } from './Confetti.tsx'

test('Confetti rejects outside styling', () => {
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Confetti className="wide" />)
  // @ts-expect-error its owner decides how long it is there
  void (<Confetti isRunning />)
})
