import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const path = 'packages/ui/src/rewards/RewardsView/RewardsView.tsx'
const about = (text: string) => found({ [path]: text }, 'left-out')

test.each([
  ['react-router', 'useFetcher'],
  ['react', 'ViewTransition'],
  ['react-dom', 'preload'],
])('finds an import of what is left out of %s', (library, name) => {
  expect(about(`import { other, ${name} } from '${library}'\nexport const it = [other, ${name}]`)).toEqual([
    `left-out ${path}:1 ${name} of ${library}`,
  ])
})

test('accepts types, and other modules’ exports of the same name', () => {
  expect(about("import type { Form } from 'react-router'\nexport type It = Form")).toEqual([])
  expect(about("import { Form } from '../../primitives/Form/index.ts'\nexport const it = Form")).toEqual([])
})
