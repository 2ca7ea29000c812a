import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const about = (text: string, path = 'apps/web/app/lounge/Tour.ts') => found({ [path]: text }, 'late-imports')

test('finds a bare import() in what browsers run', () => {
  expect(about(`const tour = () => import('./tour.ts')`)).toEqual([
    'late-imports apps/web/app/lounge/Tour.ts:1 import() without a wrapper',
  ])
  expect(about(`void import('./tour.ts')`, 'packages/ui/src/lounge/Tour/Tour.tsx')).toHaveLength(1)
})

test.each([
  `const tour = () => loadLate(() => import('./tour.ts'))`,
  `const Tour = clubDialog(() => import('./tour.ts').then(module => module.Tour), ['tour'])`,
  `const Tour = lazyDialog(() => import('./tour.ts').then(module => module.Tour))`,
])('accepts %s', text => {
  expect(about(text)).toEqual([])
})

test('leaves tests and servers alone', () => {
  expect(about(`await import('./tour.ts')`, 'apps/web/app/lounge/tour.test.ts')).toEqual([])
  expect(about(`await import('./tour.ts')`, 'apps/server/src/main.ts')).toEqual([])
})
