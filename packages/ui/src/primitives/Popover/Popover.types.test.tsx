import { expectTypeOf, test } from 'vitest'
import type { PopoverProps } from './Popover.tsx'
import { Popover } from './Popover.tsx'

test('Popover rejects outside styling and invalid props', () => {
  expectTypeOf<PopoverProps>().not.toHaveProperty('className')
  expectTypeOf<PopoverProps>().not.toHaveProperty('style')
  // @ts-expect-error the label is required: it names the popover
  void (<Popover trigger={() => 'Odds'}>One in ten</Popover>)
  // @ts-expect-error the trigger is required
  void (<Popover label="Odds">One in ten</Popover>)
})
