import { expectTypeOf, test } from 'vitest'
import type { PasswordStrengthProps } from './PasswordStrength.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

test('PasswordStrength rejects outside styling and invalid props', () => {
  expectTypeOf<PasswordStrengthProps>().not.toHaveProperty('className')
  expectTypeOf<PasswordStrengthProps>().not.toHaveProperty('style')
  // @ts-expect-error a level outside the tuple
  void (<PasswordStrength level="weak" checklist={[]} />)
  // @ts-expect-error conditions are message keys
  void (<PasswordStrength level="low" checklist={[{ key: 'eight characters', met: true }]} />)
})
