import { expectTypeOf, test } from 'vitest'
import type { ConfettiProps } from './Confetti.tsx'
import { Confetti } from './Confetti.tsx'

test('Confetti rejects outside styling and invalid props', () => {
  expectTypeOf<ConfettiProps>().not.toHaveProperty('className')
  expectTypeOf<ConfettiProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Confetti isRunning onEnd={() => {}} className="wide" />)
  // @ts-expect-error onEnd is required
  void (<Confetti isRunning />)
})
