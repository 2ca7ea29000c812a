import { expectTypeOf, test } from 'vitest'
import type { TabsProps } from './Tabs.tsx'
import { Tabs } from './Tabs.tsx'

test('Tabs refuses what it has no place for', () => {
  expectTypeOf<TabsProps>().not.toHaveProperty('className')
  expectTypeOf<TabsProps>().not.toHaveProperty('style')
  // @ts-expect-error a list of tabs without a label has no name
  void (<Tabs tabs={[]} selected="a" onSelect={() => undefined} />)
  // @ts-expect-error a tab without content leads nowhere
  void (<Tabs label="Games" tabs={[{ id: 'a', title: 'All' }]} selected="a" onSelect={() => undefined} />)
})
