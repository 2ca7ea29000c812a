import { expect, test } from 'vitest'
import * as palette from '../../tokens/palette.ts'
import { contrast, formatColor, isInSrgb, linearSrgb, luminance, parseColor, withinSrgb } from './oklch.ts'

test('contrast agrees with known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 2)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('oklch(100% 0 0)', '#ff0000')).toBeCloseTo(4.0, 1)
})

test('hex and OKLCH describe the same colour', () => {
  const { l, c, h } = parseColor('#b5481c')
  expect(formatColor({ l, c, h, alpha: 1 })).toBe('oklch(54.18% 0.152 40.13)')
  expect(linearSrgb({ l, c, h, alpha: 1 })[0]).toBeCloseTo(((0xb5 / 255 + 0.055) / 1.055) ** 2.4, 4)
})

test('the module and the browser compute the same colour', () => {
  const canvas = document.createElement('canvas').getContext('2d', { colorSpace: 'srgb' })
  if (!canvas) throw new Error('no canvas')
  for (const color of Object.values(palette.copper)) {
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data
    const hex = `#${[r, g, b].map(part => part.toString(16).padStart(2, '0')).join('')}`
    expect(luminance(parseColor(color))).toBeCloseTo(luminance(parseColor(hex)), 2)
  }
})

test('every colour of the palette is inside the sRGB gamut', () => {
  const outside = Object.entries(palette).flatMap(([hue, steps]) =>
    Object.entries(steps).flatMap(([step, color]) => (isInSrgb(parseColor(color)) ? [] : [`${hue}.${step}`])),
  )
  expect(outside).toEqual([])
})

test('a colour outside sRGB loses chroma until it fits', () => {
  const bright = parseColor('oklch(95% 0.3 45)')
  expect(isInSrgb(bright)).toBe(false)
  expect(isInSrgb(withinSrgb(bright))).toBe(true)
})
