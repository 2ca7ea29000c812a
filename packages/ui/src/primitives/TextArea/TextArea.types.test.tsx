import { expectTypeOf, test } from 'vitest'
import type { TextAreaProps } from './TextArea.tsx'
import { TextArea } from './TextArea.tsx'

test('TextArea refuses what it has no place for', () => {
  expectTypeOf<TextAreaProps>().not.toHaveProperty('className')
  expectTypeOf<TextAreaProps>().not.toHaveProperty('style')
  // @ts-expect-error it would cut off what is pasted
  void (<TextArea maxLength={10} label="x" name="x" value="" onChange={() => {}} />)
})
