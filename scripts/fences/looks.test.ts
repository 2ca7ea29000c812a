import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const sheet = 'packages/ui/src/rewards/reward.css.ts'
const part = 'packages/ui/src/rewards/Stub.tsx'
const inSheet = (rule: string) => found({ [sheet]: `export const card = style({ ${rule} })` })
const inPart = (text: string) => found({ [part]: text })

test.each([
  ["color: '#b4552d'", 'raw colour #b4552d'],
  ["color: '#fff'", 'raw colour #fff'],
  ["color: 'rgb(0 0 0 / 50%)'", 'raw colour rgb('],
  ["backgroundColor: 'oklch(54.5% 0.152 42)'", 'raw colour oklch('],
  ["color: 'white'", 'raw colour white'],
  ["border: '0 solid rebeccapurple'", 'raw colour rebeccapurple'],
  ["padding: '12px'", 'raw size 12px'],
  ["margin: '0 -1.5rem'", 'raw size -1.5rem'],
  ['padding: `${a} 4px`', 'raw size 4px'],
  ["width: '1.25em'", 'raw size 1.25em'],
  ["maxWidth: '22ch'", 'raw size 22ch'],
  ['height: `calc(100dvh - ${a})`', 'raw size 100dvh'],
  ['width: 320', 'raw size width: 320'],
  ["borderRadius: '8px'", 'raw size 8px'],
  ["'@media': { '(min-width: 600px)': {} }", 'raw size 600px'],
  ["transition: 'opacity 120ms'", 'raw duration 120ms'],
  ["animationDuration: '.8s'", 'raw duration .8s'],
  ['zIndex: 10', 'raw z-index 10'],
  ["zIndex: '10'", 'raw z-index 10'],
])('finds a style sheet with %s', (rule, what) => {
  expect(inSheet(rule)).toEqual([`raw values ${sheet}:1 ${what}`])
})

test.each([
  "color: 'transparent'",
  "borderColor: 'currentColor'",
  "color: 'GrayText'",
  "margin: '0 auto'",
  'padding: 0',
  "width: '100%'",
  "height: '1em'",
  'gap: space[4]',
  'minHeight: grid(13)',
  'transition: `opacity ${vars.motion.quick}`',
  'lineHeight: 1.2',
  'opacity: 0.5',
  'zIndex: layer.sticky',
  "gridArea: 'red'",
])('allows %s in a style sheet', rule => {
  expect(inSheet(rule)).toEqual([])
})

test.each(['filter', 'backdropFilter'])('finds a style sheet with a %s', property => {
  expect(inSheet(`${property}: vars.shadow.cut`)).toEqual([`filters ${sheet}:1 ${property}`])
})

test('checks components and what they import, but not tokens, stories and tests', () => {
  const raw = "export const it = { color: '#123456' }"
  expect(
    found({
      [part]: raw,
      'packages/ui/src/rewards/sizes.ts': raw,
      'apps/web/app/rewards/rewards.tsx': raw,
      'packages/ui/src/tokens/palette.ts': raw,
      'packages/ui/src/themes/dark.ts': raw,
      'packages/ui/src/themes/reset.css.ts': raw,
      'packages/ui/src/rewards/Stub.stories.tsx': raw,
      'packages/ui/src/rewards/Stub.test.tsx': raw,
    }),
  ).toEqual([
    'raw values apps/web/app/rewards/rewards.tsx:1 raw colour #123456',
    'raw values packages/ui/src/rewards/Stub.tsx:1 raw colour #123456',
    'raw values packages/ui/src/rewards/sizes.ts:1 raw colour #123456',
    'raw values packages/ui/src/themes/reset.css.ts:1 raw colour #123456',
  ])
})

test('checks inline styles, drawings and timers, and takes no link to a heading for a colour', () => {
  expect(inPart("export const It = () => <i style={{ width: '4px' }} />")).toEqual([
    `raw values ${part}:1 raw size 4px`,
  ])
  expect(inPart('export const It = () => <path fill="#fff" d="M1 1s2 2" />')).toEqual([
    `raw values ${part}:1 raw colour #fff`,
  ])
  expect(inPart('export const wait = (go: () => void) => setTimeout(go, 300)')).toEqual([
    `raw values ${part}:1 raw duration in setTimeout`,
  ])
  expect(inPart('export const It = () => <a href="#add" />')).toEqual([])
})

test('finds a public component that takes className or style, of its own or by another type', () => {
  expect(inPart('export interface StubProps { className?: string; style?: object }')).toEqual([
    `styling props ${part}:1 StubProps takes className`,
    `styling props ${part}:1 StubProps takes style`,
  ])
  expect(
    inPart(
      "import type { ButtonProps } from 'react-aria-components'\nexport interface StubProps extends ButtonProps {}",
    ),
  ).toEqual([`styling props ${part}:2 StubProps takes className and style from ButtonProps`])
  expect(
    inPart(
      "import type { HTMLAttributes } from 'react'\nexport type StubProps = Omit<HTMLAttributes<HTMLElement>, 'style'>",
    ),
  ).toEqual([`styling props ${part}:2 StubProps takes className from HTMLAttributes`])
  expect(
    inPart('export function Stub({ className }: { className: string }) {\n  return className\n}'),
  ).toEqual([`styling props ${part}:1 Stub takes className`])
})

test('accepts className and style where they are omitted or not picked', () => {
  expect(
    inPart(`import type { ButtonProps as AriaButtonProps } from 'react-aria-components'
import type { ComponentProps } from 'react'
export interface StubProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {}
export type OtherProps = Pick<ComponentProps<'a'>, 'href'>
interface InnerProps { className: string }
export function Stub(props: StubProps) {
  return <Inner className="card" />
}
function Inner({ className }: InnerProps) {
  return <i className={className} />
}
`),
  ).toEqual([])
})

test('requires a message key for every text', () => {
  const say = (jsx: string) => inPart(`export const It = ({ many, name }: Facts) => (\n  ${jsx}\n)`)
  const at = (text: string) => [`texts ${part}:2 "${text}"`]
  expect(say('<p>Enter a ticket</p>')).toEqual(at('Enter a ticket'))
  expect(say('<p>{"Enter"}</p>')).toEqual(at('Enter'))
  expect(say('<p>{many ? "Points" : name}</p>')).toEqual(at('Points'))
  expect(say('<p>{`${name} points`}</p>')).toEqual(at('points'))
  for (const attribute of ['aria-label', 'title', 'alt', 'placeholder', 'label'])
    expect(say(`<Thing ${attribute}="Close" />`)).toEqual(at('Close'))
  expect(say('<Thing aria-label={many ? name : "Close"} />')).toEqual(at('Close'))
})

test('accepts keys, numbers, signs and empty alternatives without a message key', () => {
  const fine = `export const It = ({ n, translate }: Facts) => (
  <p aria-label={translate('shell.close')} title={n}>
    {translate('shell.points', { n })} · {n} / {12}% <img alt="" src="/a.svg" />
    {n > 1 && <Thing tone="accent" />}
  </p>
)`
  expect(inPart(fine)).toEqual([])
  expect(found({ 'packages/ui/src/rewards/Stub.stories.tsx': '<p>Story</p>' })).toEqual([])
})

test('requires a message key for the title of a route', () => {
  const path = 'apps/web/app/shell/home.tsx'
  expect(found({ [path]: "export const meta = () => [{ title: 'Home Page' }]" })).toEqual([
    `texts ${path}:1 "Home Page"`,
  ])
  expect(found({ [path]: "export const meta = () => [{ title: translate('shell.home.title') }]" })).toEqual(
    [],
  )
})
