import { expectTypeOf, test } from 'vitest'
import type { GridProps } from './Grid.tsx'
import { Grid } from './Grid.tsx'

test('Grid rejects outside styling and invalid props', () => {
  expectTypeOf<GridProps>().not.toHaveProperty('className')
  expectTypeOf<GridProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Grid className="wide">x</Grid>)
  // @ts-expect-error at most four columns
  void (<Grid columns={5}>x</Grid>)
})
