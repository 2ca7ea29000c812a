import { expectTypeOf, test } from 'vitest'
import type { FileDropProps } from './FileDrop.tsx'
import { FileDrop } from './FileDrop.tsx'

test('FileDrop rejects outside styling and invalid props', () => {
  expectTypeOf<FileDropProps>().not.toHaveProperty('className')
  expectTypeOf<FileDropProps>().not.toHaveProperty('style')
  // @ts-expect-error a callback for rejected files is required
  void (<FileDrop label="x" name="x" value={null} onChange={() => {}} />)
  // @ts-expect-error the value is a File, not its name
  void (<FileDrop label="x" name="x" value="a.pdf" onChange={() => {}} onRefuse={() => {}} />)
})
