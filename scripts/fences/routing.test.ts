import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const route = 'apps/web/app/rewards/rewards.route.tsx'
const about = (text: string, path = route) => found({ [path]: text }, 'routing')

test('finds a loader without a clientLoader, and a clientLoader without a loader', () => {
  expect(about('\nexport async function loader() {}')).toEqual([
    `routing ${route}:2 a loader without a clientLoader`,
  ])
  expect(about('export const clientLoader = () => null')).toEqual([
    `routing ${route}:1 a clientLoader without a loader`,
  ])
  expect(about('export const loader = () => null\nexport const clientLoader = () => null')).toEqual([])
  expect(about('const home = () => null\nexport { home as loader, home as clientLoader }')).toEqual([])
})

test.each(['action', 'clientAction', 'clientMiddleware', 'HydrateFallback', 'meta'])(
  'forbids a route to export %s',
  name => {
    expect(about(`export const ${name} = () => null`)).toEqual([`routing ${route}:1 a route with ${name}`])
  },
)

test('allows these names outside of routes', () => {
  expect(about('export const loader = 1', 'apps/web/app/rewards/cards.ts')).toEqual([])
})
