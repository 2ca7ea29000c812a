import { expectTypeOf, test } from 'vitest'
import type { MenuProps } from './Menu.tsx'
import { Menu } from './Menu.tsx'

const actions = [{ id: 'copy', label: 'Copy' }] as const

test('Menu rejects outside styling and invalid props', () => {
  expectTypeOf<MenuProps<string>>().not.toHaveProperty('className')
  expectTypeOf<MenuProps<string>>().not.toHaveProperty('style')
  // @ts-expect-error the label is required: it names the menu
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
