import { expectTypeOf, test } from 'vitest'
import type { ImageProps } from './Image.tsx'
import { Image } from './Image.tsx'

test('Image rejects outside styling and invalid props', () => {
  expectTypeOf<ImageProps>().not.toHaveProperty('className')
  expectTypeOf<ImageProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Image src="/a.webp" alt="" width={4} height={3} className="wide" />)
  // @ts-expect-error the alternative text is required, and empty for decoration
  void (<Image src="/a.webp" width={4} height={3} />)
  // @ts-expect-error width and height are required: they reserve the space
  void (<Image src="/a.webp" alt="" />)
})
