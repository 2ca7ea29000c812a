import { expectTypeOf, test } from 'vitest'
import type { SwitchProps } from './Switch.tsx'
import { Switch } from './Switch.tsx'

test('Switch refuses what it has no place for', () => {
  expectTypeOf<SwitchProps>().not.toHaveProperty('className')
  expectTypeOf<SwitchProps>().not.toHaveProperty('style')
  // @ts-expect-error a switch without words says nothing
  void (<Switch name="x" isOn onChange={() => {}} />)
})
