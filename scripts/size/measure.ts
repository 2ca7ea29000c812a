import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, gzipped } from './bundle.ts'
import type { FigureName } from './figures.ts'
import { frameFiles } from './frameFiles.ts'
import { routeAddresses, routeFiles } from '../testing/routeFiles.ts'
import { bareParts, floor, ourButton, ourKit, react, signInView, swr } from './yardsticks.ts'

export interface Measured {
  readonly figure: FigureName
  readonly size: number
  readonly yardstick?: { readonly name: string; readonly size: number }
}

export interface Missing {
  readonly figure: FigureName
  readonly missing: string
}

type Answer = Measured | Missing

/** The same screen built with the lightest alternative we know (Base UI), measured once. */
const peerSignIn = 122_000
const reactIsThere = [/^react(-dom)?($|\/)/]

export async function measure(root: string): Promise<Answer[]> {
  return [...(await web(root)), ...(await kit(root)), ...(await embed(root))]
}

const pages = [
  ['home', '/'],
  ['login', '/login'],
  ['earn', '/earn'],
  ['rewards', '/rewards'],
  ['games', '/games'],
  ['lounge', '/lucky-lounge'],
] as const satisfies readonly (readonly [FigureName, string])[]

async function web(root: string): Promise<Answer[]> {
  const client = join(root, 'apps/web/build/client')
  const rest = ['heaviest', 'homeStyles', 'loginStyles', 'heaviestStyles', 'fonts'] as const
  if (!existsSync(join(client, '.vite/manifest.json')))
    return [...pages.map(([figure]) => figure), ...rest].map(figure => ({
      figure,
      missing: 'apps/web is not built',
    }))
  const totalSize = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + gzipped(readFileSync(join(client, path))), 0)
  const yardstick = { name: 'F', size: (await bundle(root, floor)).js }
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  const fonts = files.filter(path => path.endsWith('.woff2'))
  const scripts = (address: string) => totalSize(routeFiles(client, address).scripts)
  const styles = (address: string) => totalSize(routeFiles(client, address).styles)
  return [
    ...pages.map(([figure, address]) => ({ figure, size: scripts(address), yardstick })),
    { figure: 'heaviest', size: Math.max(...routeAddresses(client).map(scripts)), yardstick },
    { figure: 'homeStyles', size: styles('/') },
    { figure: 'loginStyles', size: styles('/login') },
    { figure: 'heaviestStyles', size: Math.max(...routeAddresses(client).map(styles)) },
    // A woff2 is compressed already.
    { figure: 'fonts', size: fonts.reduce((sum, path) => sum + readFileSync(join(client, path)).length, 0) },
  ]
}

async function kit(root: string): Promise<Answer[]> {
  const names = ['signInView', 'kit', 'button', 'buttonStyles'] as const
  if (!existsSync(join(root, 'packages/ui/dist/index.js')))
    return names.map(figure => ({ figure, missing: 'packages/ui is not built' }))
  const primitives = readdirSync(join(root, 'packages/ui/src/primitives'))
  const parts = readdirSync(join(root, 'packages/ui/node_modules/react-aria-components'))
  const view = await bundle(root, signInView)
  const whole = await bundle(root, ourKit, reactIsThere)
  const bare = await bundle(root, bareParts(primitives, parts), reactIsThere)
  const button = await bundle(root, ourButton, reactIsThere)
  return [
    { figure: 'signInView', size: view.js + view.css, yardstick: { name: 'best peer', size: peerSignIn } },
    { figure: 'kit', size: whole.js, yardstick: { name: 'react-aria, bare', size: bare.js } },
    { figure: 'button', size: button.js },
    { figure: 'buttonStyles', size: button.css },
  ]
}

async function embed(root: string): Promise<Answer[]> {
  const dist = join(root, 'apps/lucky-lounge-embed/dist')
  const loader = join(dist, 'v1.js')
  const frame = frameFiles(dist)
  const missing = 'apps/lucky-lounge-embed is not built'
  const yardstick = { name: 'react + swr', size: (await bundle(root, react + swr)).js }
  return [
    existsSync(loader)
      ? { figure: 'embedLoader', size: gzipped(readFileSync(loader)) }
      : { figure: 'embedLoader', missing },
    frame.length > 0
      ? {
          figure: 'embedFrame',
          size: frame.reduce((sum, path) => sum + gzipped(readFileSync(join(dist, path))), 0),
          yardstick,
        }
      : { figure: 'embedFrame', missing },
  ]
}
