import { expectTypeOf, test } from 'vitest'
import type { ConfettiProps } from './Confetti.tsx'
import { Confetti } from './Confetti.tsx'

test('Confetti refuses what it has no place for', () => {
  expectTypeOf<ConfettiProps>().not.toHaveProperty('className')
  expectTypeOf<ConfettiProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Confetti isRunning onEnd={() => {}} className="wide" />)
  // @ts-expect-error somebody takes it away
  void (<Confetti isRunning />)
})
