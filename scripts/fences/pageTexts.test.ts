import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const app = 'apps/web/app'
const texts = 'packages/domain-models/src/messages/en'
const ui = 'packages/ui/src'

/** A page in a layout: it shows a view with a part from a barrel, calls the club, and has a lazy dialog. */
const club: Record<string, string> = {
  [`${app}/routes.ts`]:
    "export default [layout('shell/club.layout.tsx', [route('gifts', 'rewards/gifts.route.tsx'), index('shell/home.route.tsx')])]",
  [`${app}/root.tsx`]: 'export default function App() {}',
  [`${app}/shell/club.layout.tsx`]:
    "export const handle: PageHandle = { texts: ['profile'] }\nexport const it = 'profile.name'",
  [`${app}/shell/home.route.tsx`]: "export const it = 'shell.home'",
  [`${app}/rewards/gifts.route.tsx`]: `import { GiftsView } from '@players-club/ui/rewards/GiftsView'
import { GiftDialog } from './GiftDialog.ts'
export const handle: PageHandle = { texts: ['rewards', 'controls', 'errors'] }
export default () => [GiftsView, GiftDialog]`,
  [`${app}/rewards/GiftDialog.ts`]:
    "export const GiftDialog = lazyDialog(() => import('@players-club/ui/rewards/Gift').then(m => m.Gift), ['dialogs'])",
  [`${ui}/rewards/GiftsView/index.ts`]: "export { GiftsView } from './GiftsView.ts'",
  [`${ui}/rewards/GiftsView/GiftsView.ts`]: `import { redeem } from '@players-club/api-client'
import { Part } from './parts.ts'
export const GiftsView = [redeem, Part, 'profile.name']`,
  [`${ui}/rewards/GiftsView/parts.ts`]: "export * from './Part.ts'\nexport * from './Unused.ts'",
  [`${ui}/rewards/GiftsView/Part.ts`]:
    "export const Part = (size: string) => [translate(`rewards.size.${size}`), useMessages('controls')]",
  [`${ui}/rewards/GiftsView/Unused.ts`]: "export const Unused = 'tickets.title'",
  [`${ui}/rewards/Gift/index.ts`]: "export const Gift = ['dialogs.title', 'rewards.size.small']",
  'packages/api-client/src/index.ts':
    "export const redeem = { name: 'tickets.title', errors: { 'errors.soldOut': 409 } }",
  [`${texts}/shell.ts`]: "export const shell = { 'shell.home': 'Home' }",
  [`${texts}/profile.ts`]: "export const profile = { 'profile.name': 'Name' }",
  [`${texts}/rewards.ts`]: "export const rewards = { 'rewards.size.small': 'Small' }",
  [`${texts}/controls.ts`]: "export const controls = { 'controls.more': 'More' }",
  [`${texts}/dialogs.ts`]: "export const dialogs = { 'dialogs.title': 'A gift' }",
  [`${texts}/errors.ts`]: "export const errors = { 'errors.soldOut': 'Sold out' }",
  [`${texts}/tickets.ts`]: "export const tickets = { 'tickets.title': 'Tickets' }",
}

const without = (path: string, name: string) =>
  found({ ...club, [path]: club[path]?.replace(new RegExp(`'${name}',? ?`), '') ?? '' }, 'page-texts')

const gifts = `${app}/rewards/gifts.route.tsx`

test('accepts a page that names every row it shows, and ignores modules that are not used', () => {
  expect(found(club, 'page-texts')).toEqual([])
})

test.each([
  ['rewards', gifts, 'packages/ui/src/rewards/GiftsView/Part.ts'],
  ['controls', gifts, 'packages/ui/src/rewards/GiftsView/Part.ts'],
  ['errors', gifts, 'packages/api-client/src/index.ts'],
])('finds a page that lacks %s, which its view, a primitive or a refused call needs', (row, path, where) => {
  const first = `page-texts ${gifts}:1 lacks ${row}, for ${where}`
  expect(without(path, row)).toContain(first)
})

test.each(['lazyDialog', 'clubDialog'])(
  'finds the rows that a dialog loaded by %s needs and its page lacks',
  by => {
    const path = `${app}/rewards/GiftDialog.ts`
    const late = club[path]?.replace('lazyDialog', by) ?? ''
    expect(found({ ...club, [path]: late }, 'page-texts')).toEqual([])
    expect(found({ ...club, [path]: late.replace(", ['dialogs']", '') }, 'page-texts')).toEqual([
      `page-texts ${gifts}:1 lacks dialogs, for packages/ui/src/rewards/Gift/index.ts`,
    ])
  },
)

test('counts a layout’s row for its pages, and reports a missing one on each of them', () => {
  expect(without(`${app}/shell/club.layout.tsx`, 'profile')).toEqual(
    ['rewards/gifts.route.tsx', 'shell/club.layout.tsx', 'shell/home.route.tsx'].map(
      path => `page-texts ${app}/${path}:1 lacks profile, for ${app}/shell/club.layout.tsx`,
    ),
  )
})
