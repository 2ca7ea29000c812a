import { expectTypeOf, test } from 'vitest'
import type { NoticeProps } from './Notice.tsx'
import { Notice } from './Notice.tsx'

test('Notice rejects outside styling and invalid props', () => {
  expectTypeOf<NoticeProps>().not.toHaveProperty('className')
  expectTypeOf<NoticeProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Notice className="wide">x</Notice>)
  // @ts-expect-error the content is required
  void (<Notice tone="info" />)
})
