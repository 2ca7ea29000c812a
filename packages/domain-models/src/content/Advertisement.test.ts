import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { advertisement, isLightText } from './Advertisement.ts'
import { advertisementFixture, externalAdvertisementFixture } from './content.fixtures.ts'

test('[HOME-010] an advertisement has id, title, picture, a button with target, a background and a text colour', () => {
  for (const one of [advertisementFixture, externalAdvertisementFixture]) {
    expect(is(one, advertisement)).toBe(true)
    for (const field of [
      ...['id', 'title', 'imageUrl', 'buttonText', 'buttonUrl', 'buttonTarget'],
      ...['backgroundImage', 'textColor'],
    ])
      expect(is({ ...one, [field]: undefined }, advertisement)).toBe(false)
  }
})

test.each([
  { buttonUrl: 'javascript:alert(1)' },
  { buttonTarget: 'POPUP' },
  { textColor: 'red; background: url(x)' },
  { imageUrl: '//elsewhere.example/a.svg' },
])('[HOME-010] %j is not a valid advertisement', change => {
  expect(is({ ...advertisementFixture, ...change }, advertisement)).toBe(false)
})

test.each([
  ['#ffffff', true],
  ['#FFE9C7', true],
  ['#8a8a8a', true],
  ['#241a14', false],
  ['#0000ff', false],
])('[HOME-010] text in %s counts as light: %s', (color, isLight) => {
  expect(isLightText(color)).toBe(isLight)
})
