import { expectTypeOf, test } from 'vitest'
import type { RichTextProps } from './RichText.tsx'
import { RichText } from './RichText.tsx'

test('RichText rejects outside styling and invalid props', () => {
  expectTypeOf<RichTextProps>().not.toHaveProperty('className')
  expectTypeOf<RichTextProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<RichText nodes={[]} className="wide" />)
  // @ts-expect-error raw HTML is not accepted
  void (<RichText nodes={[{ tag: 'script', children: [] }]} />)
})
