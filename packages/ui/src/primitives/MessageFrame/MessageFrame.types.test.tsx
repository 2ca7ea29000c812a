import { expectTypeOf, test } from 'vitest'
import type { MessageFrameProps } from './MessageFrame.tsx'
import { MessageFrame } from './MessageFrame.tsx'

const noop = () => undefined

test('MessageFrame rejects outside styling and invalid props', () => {
  expectTypeOf<MessageFrameProps<string>>().not.toHaveProperty('className')
  expectTypeOf<MessageFrameProps<string>>().not.toHaveProperty('style')
  // @ts-expect-error the title is required
  void (<MessageFrame src="about:blank" onMessage={noop} />)
  // @ts-expect-error a message listener is required
  void (<MessageFrame src="about:blank" title="A page" />)
})
