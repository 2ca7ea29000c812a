import { expectTypeOf, test } from 'vitest'
import type { GridProps } from './Grid.tsx'
import { Grid } from './Grid.tsx'

test('Grid refuses what it has no place for', () => {
  expectTypeOf<GridProps>().not.toHaveProperty('className')
  expectTypeOf<GridProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Grid className="wide">x</Grid>)
  // @ts-expect-error no more than four columns
  void (<Grid columns={5}>x</Grid>)
})
