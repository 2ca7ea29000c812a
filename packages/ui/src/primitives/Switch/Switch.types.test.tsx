import { expectTypeOf, test } from 'vitest'
import type { SwitchProps } from './Switch.tsx'
import { Switch } from './Switch.tsx'

test('Switch rejects outside styling and invalid props', () => {
  expectTypeOf<SwitchProps>().not.toHaveProperty('className')
  expectTypeOf<SwitchProps>().not.toHaveProperty('style')
  // @ts-expect-error the label is required
  void (<Switch name="x" isOn onChange={() => {}} />)
})
