import { expectTypeOf, test } from 'vitest'
import type { NoticeProps } from './Notice.tsx'
import { Notice } from './Notice.tsx'

test('Notice refuses what it has no place for', () => {
  expectTypeOf<NoticeProps>().not.toHaveProperty('className')
  expectTypeOf<NoticeProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Notice className="wide">x</Notice>)
  // @ts-expect-error a notice says something
  void (<Notice tone="info" />)
})
