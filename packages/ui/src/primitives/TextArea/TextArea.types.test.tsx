import { expectTypeOf, test } from 'vitest'
import type { TextAreaProps } from './TextArea.tsx'
import { TextArea } from './TextArea.tsx'

test('TextArea rejects outside styling and invalid props', () => {
  expectTypeOf<TextAreaProps>().not.toHaveProperty('className')
  expectTypeOf<TextAreaProps>().not.toHaveProperty('style')
  // @ts-expect-error maxLength would cut off pasted text
  void (<TextArea maxLength={10} label="x" name="x" value="" onChange={() => {}} />)
})
