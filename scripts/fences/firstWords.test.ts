import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const card = 'packages/ui/src/rewards/RewardCard/price.ts'
const about = (text: string, path = card) => found({ [path]: text }, 'first-words')

test.each([
  ["new Intl.NumberFormat('en-US').format(price)", 'NumberFormat'],
  ["new Intl.DateTimeFormat('en-US').format(day)", 'DateTimeFormat'],
  ["price.toLocaleString('en-US')", 'toLocaleString'],
  ['day.toLocaleDateString()', 'toLocaleDateString'],
])('finds %s', (expression, what) => {
  expect(about(`export const written = (price, day) => ${expression}`)).toEqual([
    `first-words ${card}:1 ${what}`,
  ])
})

test('accepts Intl’s lists in components and its numbers in tests', () => {
  expect(about("export const list = new Intl.ListFormat('en')")).toEqual([])
  expect(about("new Intl.NumberFormat('en-US')", card.replace('.ts', '.test.ts'))).toEqual([])
})
