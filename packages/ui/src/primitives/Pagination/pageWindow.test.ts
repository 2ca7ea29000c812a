import { expect, test } from 'vitest'
import { pageWindow } from './pageWindow.ts'

test.each([
  [0, 10, [0, 1, 2, 3]],
  [1, 10, [0, 1, 2, 3]],
  [2, 10, [1, 2, 3, 4]],
  [5, 10, [4, 5, 6, 7]],
  [8, 10, [6, 7, 8, 9]],
  [9, 10, [6, 7, 8, 9]],
  [0, 4, [0, 1, 2, 3]],
  [2, 3, [0, 1, 2]],
  [0, 1, [0]],
  [0, 0, []],
])('[LLHIST-009] page %i of %i shows the buttons %j', (page, pages, buttons) => {
  expect(pageWindow(page, pages)).toEqual(buttons)
})

test('[LLHIST-009] any page of many shows four adjacent buttons including the current one', () => {
  for (let pages = 4; pages < 40; pages++)
    for (let page = 0; page < pages; page++) {
      const window = pageWindow(page, pages)
      expect(window).toHaveLength(4)
      expect(window).toContain(page)
      expect(window.at(-1)).toBe((window[0] ?? NaN) + 3)
      expect(window[0]).toBeGreaterThanOrEqual(0)
      expect(window.at(-1)).toBeLessThan(pages)
    }
})
