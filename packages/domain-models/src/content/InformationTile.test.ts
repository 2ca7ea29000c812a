import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { informationTileFixture, plainTileFixture } from './content.fixtures.ts'
import { informationTile } from './InformationTile.ts'

test('[INFO-003] a tile has id, title, summary, both pictures, a description, and a button with text and target', () => {
  expect(is(informationTileFixture, informationTile)).toBe(true)
  expect(is(plainTileFixture, informationTile)).toBe(true)
  for (const field of [
    ...['id', 'title', 'summary', 'webImageUrl', 'mobileImageUrl', 'webDescription'],
    ...['buttonTextWeb', 'buttonTargetWeb'],
  ])
    expect(is({ ...informationTileFixture, [field]: undefined }, informationTile)).toBe(false)
})

test.each([
  { buttonTargetWeb: 'javascript:alert(1)' },
  { webImageUrl: 'https://elsewhere.example/a.svg' },
  { webDescription: [{ tag: 'script', children: ['alert(1)'] }] },
  { webDescription: '<p>Hello</p>' },
])('[INFO-003] %j is not a valid tile', change => {
  expect(is({ ...informationTileFixture, ...change }, informationTile)).toBe(false)
})
