import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const catalogue = 'packages/domain-models/src/messages/en/rewards.ts'
const view = 'packages/ui/src/rewards/GiftView/GiftView.tsx'

const files = (keys: string[], shown: string, others: Record<string, string> = {}) =>
  found(
    {
      [catalogue]: `export const rewards = {\n${keys.map(key => `  '${key}': 'A text',\n`).join('')}}`,
      [view]: shown,
      ...others,
    },
    'used-texts',
  )

test('finds a key that no shipped module has, although a test, a story and the other language have it', () => {
  const use = "export const key = 'rewards.gift'"
  expect(
    files(['rewards.gift', 'rewards.title'], "export const key = 'rewards.title'", {
      'packages/domain-models/src/messages/es/rewards.ts':
        "export const rewards = { 'rewards.gift': 'Un texto' }",
      'packages/ui/src/rewards/GiftView/GiftView.test.tsx': use,
      'packages/ui/src/rewards/GiftView/GiftView.stories.tsx': use,
    }),
  ).toEqual([`used-texts ${catalogue}:2 rewards.gift`])
})

test('accepts the name of an error and a key that is built from a literal beginning', () => {
  const shown = "export const it = (size: string) => [`rewards.size.${size}.hint`, { 'rewards.gone': 404 }]"
  expect(files(['rewards.size.small.hint', 'rewards.gone'], shown)).toEqual([])
  expect(files(['rewards.size.small'], shown)).toEqual([`used-texts ${catalogue}:2 rewards.size.small`])
})

test('a template without a whole part of a key at its beginning or end uses none', () => {
  expect(files(['rewards.gift'], 'export const it = (at: string) => [`rew${at}`, `${at}ift`]')).toEqual([
    `used-texts ${catalogue}:2 rewards.gift`,
  ])
  expect(files(['rewards.gift'], 'export const it = (at: string) => `${at}.gift`')).toEqual([])
})
