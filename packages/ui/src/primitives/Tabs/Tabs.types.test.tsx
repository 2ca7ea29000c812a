import { expectTypeOf, test } from 'vitest'
import type { TabsProps } from './Tabs.tsx'
import { Tabs } from './Tabs.tsx'

test('Tabs rejects outside styling and invalid props', () => {
  expectTypeOf<TabsProps>().not.toHaveProperty('className')
  expectTypeOf<TabsProps>().not.toHaveProperty('style')
  // @ts-expect-error the label is required: it names the tab list
  void (<Tabs tabs={[]} selected="a" onSelect={() => undefined} />)
  // @ts-expect-error the content of a tab is required
  void (<Tabs label="Games" tabs={[{ id: 'a', title: 'All' }]} selected="a" onSelect={() => undefined} />)
})
