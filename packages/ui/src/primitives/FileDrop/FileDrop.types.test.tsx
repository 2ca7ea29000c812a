import { expectTypeOf, test } from 'vitest'
import type { FileDropProps } from './FileDrop.tsx'
import { FileDrop } from './FileDrop.tsx'

test('FileDrop refuses what it has no place for', () => {
  expectTypeOf<FileDropProps>().not.toHaveProperty('className')
  expectTypeOf<FileDropProps>().not.toHaveProperty('style')
  // @ts-expect-error somebody must hear of what was refused
  void (<FileDrop label="x" name="x" value={null} onChange={() => {}} />)
  // @ts-expect-error a file, not its name
  void (<FileDrop label="x" name="x" value="a.pdf" onChange={() => {}} onRefuse={() => {}} />)
})
