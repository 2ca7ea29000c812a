import { expectTypeOf, test } from 'vitest'
import type { PopoverProps } from './Popover.tsx'
import { Popover } from './Popover.tsx'

test('Popover refuses what it has no place for', () => {
  expectTypeOf<PopoverProps>().not.toHaveProperty('className')
  expectTypeOf<PopoverProps>().not.toHaveProperty('style')
  // @ts-expect-error a popover without a label has no name
  void (<Popover trigger={() => 'Odds'}>One in ten</Popover>)
  // @ts-expect-error nothing opens it
  void (<Popover label="Odds">One in ten</Popover>)
})
