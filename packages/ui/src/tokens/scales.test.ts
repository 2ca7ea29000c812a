import { expect, test } from 'vitest'
import { fluid, space, typeSizes } from './scales.ts'

test('the spacing scale is a 4-px grid', () => {
  for (const [steps, length] of Object.entries(space)) expect(parseFloat(length) * 16).toBe(Number(steps) * 4)
})

test('the type scale has eight sizes', () => {
  expect(typeSizes).toHaveLength(8)
})

test.each([
  [360, 36],
  [1280, 64],
  [200, 36],
  [1920, 64],
])('the fluid type scale at %i px gives %i px', async (width, expected) => {
  const frame = document.createElement('iframe')
  frame.style.cssText = `width:${width}px;max-width:none`
  document.body.append(frame)
  const page = frame.contentDocument
  if (!page) throw new Error('no page')
  page.body.style.fontSize = fluid(2.25, 4)
  // The frame gets its width with the next layout.
  await expect.poll(() => parseFloat(getComputedStyle(page.body).fontSize)).toBeCloseTo(expected, 0)
  frame.remove()
})
