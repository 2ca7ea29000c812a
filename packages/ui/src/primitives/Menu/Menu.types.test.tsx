import { expectTypeOf, test } from 'vitest'
import type { MenuProps } from './Menu.tsx'
import { Menu } from './Menu.tsx'

const actions = [{ id: 'copy', label: 'Copy' }] as const

test('Menu refuses what it has no place for', () => {
  expectTypeOf<MenuProps<string>>().not.toHaveProperty('className')
  expectTypeOf<MenuProps<string>>().not.toHaveProperty('style')
  // @ts-expect-error a menu without a label has no name
  void (<Menu trigger={() => 'More'} actions={actions} onAction={() => undefined} />)
  void (
    <Menu
      trigger={() => 'More'}
      label="More"
      actions={actions}
      onAction={id => {
        expectTypeOf(id).toEqualTypeOf<'copy'>()
      }}
    />
  )
})
