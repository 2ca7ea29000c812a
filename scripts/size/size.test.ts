import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Figure } from './figures.ts'
import { frameFiles } from './frameFiles.ts'
import { routeAddresses, routeFiles } from '../testing/routeFiles.ts'
import { judged, verdict } from './verdict.ts'
import { bareParts } from './yardsticks.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'size-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (path: string, content: unknown) => writeFileSync(join(folder, path), JSON.stringify(content))

test('compares a figure with its yardstick, and fails it more than 3 % above the goal', () => {
  const figure: Figure = { name: 'x', goal: 1, unit: 'ratio' }
  expect(judged(figure, 120, 100)).toBe(1.2)
  expect(judged({ ...figure, unit: 'bytes' }, 120, undefined)).toBe(120)
  expect([1, 1.03, 1.04].map(value => verdict(figure, value))).toEqual([
    'reached',
    'within the gate',
    'over the gate',
  ])
})

test('counts the entry, the matched routes with their imports and the texts as first load, but no other route', () => {
  const routes = {
    root: {
      id: 'root',
      path: '',
      module: '/assets/root.js',
      imports: ['/assets/react.js'],
      css: ['/assets/root.css'],
    },
    club: { id: 'club', parentId: 'root', module: '/assets/club.js', imports: ['/assets/react.js'] },
    home: { id: 'home', parentId: 'club', index: true, module: '/assets/home.js' },
    login: {
      id: 'login',
      parentId: 'club',
      path: 'login',
      module: '/assets/login.js',
      css: ['/assets/login.css'],
    },
    none: { id: 'none', parentId: 'club', path: '*', module: '/assets/none.js' },
    lounge: { id: 'lounge', parentId: 'club', path: 'lounge', module: '/assets/lounge.js' },
    lobby: { id: 'lobby', parentId: 'lounge', index: true, module: '/assets/lobby.js' },
  }
  const table = { entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] }, routes }
  writeFileSync(
    join(folder, 'assets/manifest-1.js'),
    `window.__reactRouterManifest=${JSON.stringify(table)};`,
  )
  write('.vite/manifest.json', {
    '../../packages/domain-models/src/messages/en/shell.ts': { file: 'assets/shell.js' },
    '../../packages/domain-models/src/messages/en/home.ts': { file: 'assets/words.js' },
    '../../packages/domain-models/src/messages/es/shell.ts': { file: 'assets/es.js' },
  })
  for (const name of ['entry', 'root', 'club', 'login', 'lounge', 'lobby'])
    writeFileSync(join(folder, `assets/${name}.js`), '')
  writeFileSync(join(folder, 'assets/home.js'), 'let h={texts:[`home`]};export{h as handle}')
  expect(routeFiles(folder, '/login')).toEqual({
    scripts: ['entry', 'react', 'root', 'club', 'login', 'shell'].map(name => `assets/${name}.js`),
    styles: ['assets/root.css', 'assets/login.css'],
  })
  expect(routeFiles(folder, '/').scripts).toContain('assets/home.js')
  expect(routeFiles(folder, '/').scripts).toContain('assets/words.js')
  expect(routeFiles(folder, '/lounge').scripts).toContain('assets/lobby.js')
  expect(routeAddresses(folder)).toEqual(['/', '/login', '/*', '/lounge'])
  expect(() => routeFiles(folder, '/nowhere')).toThrow('no route for /nowhere')
})

test('counts a frame’s entry, its imports and its texts as what the frame loads', () => {
  expect(frameFiles(join(folder, 'unbuilt'))).toEqual([])
  write('.vite/manifest.json', {
    'src/frames/balance.html': { file: 'balance.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'react.js', imports: ['_react.js'] },
    'src/signIn/signIn.html': { file: 'signIn.js', isEntry: true },
    '_late.js': { file: 'late.js' },
    '../messages/en/shell.ts': { file: 'en.js' },
    '../messages/es/shell.ts': { file: 'es.js' },
  })
  expect(frameFiles(folder)).toEqual(['balance.js', 'react.js', 'en.js'])
})

test('takes the parts of react-aria-components that our kit has, under their own names', () => {
  const parts = ['Button', 'Calendar', 'Dialog', 'DropZone', 'FileTrigger', 'Modal']
  expect(bareParts(['Button', 'Dialog', 'FileDrop', 'TicketCard'], parts)).toBe(
    ['Button', 'Dialog', 'Modal', 'DropZone', 'FileTrigger']
      .map(name => `export * as ${name} from 'react-aria-components/${name}'\n`)
      .join(''),
  )
})
