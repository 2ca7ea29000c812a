import { expectTypeOf, test } from 'vitest'
import type { MessageFrameProps } from './MessageFrame.tsx'
import { MessageFrame } from './MessageFrame.tsx'

const hear = () => undefined

test('MessageFrame refuses what it has no place for', () => {
  expectTypeOf<MessageFrameProps<string>>().not.toHaveProperty('className')
  expectTypeOf<MessageFrameProps<string>>().not.toHaveProperty('style')
  // @ts-expect-error a frame says what is in it
  void (<MessageFrame src="about:blank" onMessage={hear} />)
  // @ts-expect-error somebody listens
  void (<MessageFrame src="about:blank" title="A page" />)
})
