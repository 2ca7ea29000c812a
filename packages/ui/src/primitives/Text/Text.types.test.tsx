import { expectTypeOf, test } from 'vitest'
import type { TextProps } from './Text.tsx'
import { Text } from './Text.tsx'

test('Text refuses what it has no place for', () => {
  expectTypeOf<TextProps>().not.toHaveProperty('className')
  expectTypeOf<TextProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Text className="wide">x</Text>)
  // @ts-expect-error a heading is a Heading
  void (<Text as="h2">x</Text>)
  // @ts-expect-error a size outside the tuple
  void (<Text size="hero">x</Text>)
})
