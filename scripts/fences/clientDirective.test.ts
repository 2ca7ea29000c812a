import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const view = 'packages/ui/src/store/StoreView/StoreView.tsx'
const about = (text: string) => found({ [view]: text }, 'client-directive')

test.each([
  ["import { useState } from 'react'\nexport const it = useState", 'imports useState of react'],
  [
    "import { createContext } from 'react'\nexport const it = createContext",
    'imports createContext of react',
  ],
  ["import useSWR from 'swr'\nexport const it = useSWR", 'imports swr'],
  [
    "import { Modal } from 'react-aria-components/Modal'\nexport const it = Modal",
    'imports react-aria-components/Modal',
  ],
])('finds a published file with %j', (text, what) => {
  expect(about(text)).toEqual([`client-directive ${view}:1 ${what} without 'use client'`])
  expect(about(`'use client'\n${text}`)).toEqual([])
})

test.each([
  ['useMessages()', 'calls useMessages'],
  ['use(Messages)', 'calls use'],
  ['<Button onPress={() => {}} />', 'passes a function'],
])('finds a component with %s', (expression, what) => {
  expect(about(`export const It = () => ${expression}`)).toEqual([
    `client-directive ${view}:1 ${what} without 'use client'`,
  ])
})

test('finds a directive that nothing needs', () => {
  expect(
    about(
      "'use client'\nimport { Suspense, type RefObject } from 'react'\nexport const It = () => <Suspense />",
    ),
  ).toEqual([`client-directive ${view}:1 'use client' without need`])
})

test('leaves apps, tests and types alone', () => {
  expect(
    found(
      {
        'apps/web/app/store/store.route.tsx': 'export const It = () => useStore()',
        'packages/ui/src/store/StoreView/StoreView.stories.tsx': 'export const It = () => useStore()',
        [view]: "import type { RefObject } from 'react'\nexport type It = RefObject<Element>",
      },
      'client-directive',
    ),
  ).toEqual([])
})
