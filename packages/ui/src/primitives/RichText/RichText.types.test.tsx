import { expectTypeOf, test } from 'vitest'
import type { RichTextProps } from './RichText.tsx'
import { RichText } from './RichText.tsx'

test('RichText refuses what it has no place for', () => {
  expectTypeOf<RichTextProps>().not.toHaveProperty('className')
  expectTypeOf<RichTextProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<RichText nodes={[]} className="wide" />)
  // @ts-expect-error raw HTML has no way in
  void (<RichText nodes={[{ tag: 'script', children: [] }]} />)
})
