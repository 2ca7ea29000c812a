import { expectTypeOf, test } from 'vitest'
import type { TextProps } from './Text.tsx'
import { Text } from './Text.tsx'

test('Text rejects outside styling and invalid props', () => {
  expectTypeOf<TextProps>().not.toHaveProperty('className')
  expectTypeOf<TextProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Text className="wide">x</Text>)
  // @ts-expect-error headings are rendered by Heading
  void (<Text as="h2">x</Text>)
  // @ts-expect-error a size outside the tuple
  void (<Text size="hero">x</Text>)
})
