import { expectTypeOf, test } from 'vitest'
import type { ImageProps } from './Image.tsx'
import { Image } from './Image.tsx'

test('Image refuses what it has no place for', () => {
  expectTypeOf<ImageProps>().not.toHaveProperty('className')
  expectTypeOf<ImageProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Image src="/a.webp" alt="" width={4} height={3} className="wide" />)
  // @ts-expect-error a picture says what it shows, or that it is decoration
  void (<Image src="/a.webp" width={4} height={3} />)
  // @ts-expect-error a picture keeps its place
  void (<Image src="/a.webp" alt="" />)
})
