import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, defaultServerConditions } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consumers, installedBy } from './consumers.ts'
import { PACKAGES } from './packPackages.ts'
import { examplesOf, snippetsOf, writeSnippets } from './writeSnippets.ts'

const root = dirname(dirname(import.meta.dirname))

test('takes the TypeScript of a README, and no other block', () => {
  const markdown =
    '# A\n```sh\nnpm install\n```\n\n```ts\nconst a = 1\n```\n\ntext\n\n```tsx\nconst b = <b />\n```\n'
  expect(snippetsOf(markdown)).toEqual([
    { extension: 'ts', code: 'const a = 1\n' },
    { extension: 'tsx', code: 'const b = <b />\n' },
  ])
})

test('takes the examples above exports, and no other comment', () => {
  const block = (code: string) => ` * @example\n * \`\`\`ts\n * ${code}\n * \`\`\`\n`
  const source = [
    `/**\n * A note.\n */\nconst note = 1\n`,
    `/**\n * A sum.\n *\n${block('const a = 1')}${block('const b = 2')} */\nexport function sum() {}\n`,
    `/**\n * Inside.\n *\n${block('const c = 3')} */\nfunction inside() {}\n`,
    `/** A type. */\nexport type Sum = number\n`,
  ].join('\n')
  expect(examplesOf(source)).toEqual([
    { name: 'sum', extension: 'ts', code: 'const a = 1\n' },
    { name: 'sum', extension: 'ts', code: 'const b = 2\n' },
  ])
})

/** The files of a quick start, as its page on the documentation site names them; one of them stands in its component. */
function shownFiles(consumer: string): string[] {
  const paths = (file: string) =>
    [
      ...readFileSync(join(root, 'apps/docs/src', file), 'utf8').matchAll(
        /scripts\/(consumers\/projects\/.*)\?raw/g,
      ),
    ].map(([, path = '']) => join(root, 'scripts', path))
  return [...paths(`content/docs/consumers/${consumer}.mdx`), ...paths('components/QuickStart.astro')]
}

test('every quick start installs what its files import', () => {
  const imports = consumers.flatMap(consumer => {
    const installed = installedBy(consumer).map(each => each.replace(/(?<=.)@[^@/]*$/, ''))
    return shownFiles(consumer.name)
      .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '([^'.][^']*)'/g)])
      .map(([, path = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
      .filter(name => !name.startsWith('node:'))
      .map(name => ({ consumer: consumer.name, name, isInstalled: installed.includes(name) }))
  })
  const seen = imports.map(({ consumer, name }) => `${consumer} ${name}`)
  for (const one of ['node react', 'vitest vitest', 'vite react-dom', 'next @players-club/ui'])
    expect(seen).toContain(one)
  expect(imports.filter(({ isInstalled }) => !isInstalled)).toEqual([])
})

describe('the snippets of READMEs and comments', () => {
  const project = mkdtempSync(join(tmpdir(), 'snippets-'))

  beforeAll(() => {
    writeSnippets(root, project)
    const link = (name: string, target: string) => {
      const path = join(project, 'node_modules', name)
      mkdirSync(dirname(path), { recursive: true })
      symlinkSync(join(root, target), path)
    }
    for (const name of PACKAGES) link(`@players-club/${name}`, `packages/${name}`)
    for (const name of ['react', 'react-dom', '@types/react']) link(name, `packages/ui/node_modules/${name}`)
    link('superstruct', 'packages/forms-validation/node_modules/superstruct')
    const options = {
      extends: join(root, 'tsconfig.base.json'),
      // Style sheets are built; a consumer's project imports them.
      compilerOptions: { noUncheckedSideEffectImports: false },
      include: ['snippets'],
    }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(options))
  })
  afterAll(() => rmSync(project, { recursive: true }))

  test('compile against the sources', () => {
    const tsc = join(root, 'node_modules/.bin/tsc')
    const { status, stdout } = spawnSync(tsc, ['-p', project], { encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  })

  test('have a first example of flow-hooks that a server renders', async () => {
    const page = [
      `import { renderToString } from 'react-dom/server'`,
      `import { App } from './snippets/flow-hooks-1'`,
      `console.log(renderToString(<App />))`,
    ]
    writeFileSync(join(project, 'page.tsx'), page.join('\n'))
    await build({
      root: project,
      configFile: false,
      logLevel: 'error',
      build: { ssr: 'page.tsx' },
      ssr: {
        resolve: { conditions: ['@players-club/source', ...defaultServerConditions] },
        noExternal: true,
        external: ['react', 'react-dom'],
      },
    })
    // Node 20 has no `navigator`.
    const options = ['--no-experimental-global-navigator', join(project, 'dist/page.mjs')]
    const { stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' })
    expect(stderr).toBe('')
    // It is the browser that asks for the session.
    expect(stdout).toBe('<p>One moment…</p>\n')
  })

  test('show how each export is used that people start with', () => {
    const names = readdirSync(join(project, 'snippets')).map(file => file.replace(/\.tsx?$/, ''))
    expect(names).toEqual(
      expect.arrayContaining([
        'api-client-ApiError',
        'api-client-createApi',
        'api-client-createFakeApi',
        'api-client-errorMessage',
        'api-client-fakeFetch',
        'domain-models-createTexts',
        'domain-models-createTranslate',
        'domain-models-formatPoints',
        'domain-models-lotteryDay',
        'flow-hooks-ClubProvider',
        'flow-hooks-createBrowserPorts',
        'flow-hooks-createTestClub',
        'flow-hooks-guard',
        'flow-hooks-useAction',
        'flow-hooks-useQuery',
        'flow-hooks-useSession',
        'flow-hooks-useSignIn',
        'forms-validation-birthDateRule',
        'forms-validation-emailRule',
        'forms-validation-ruled',
        'forms-validation-validateForm',
        'ui-Button',
        'ui-ConfirmDialog',
        'ui-Dialog',
        'ui-Form',
        'ui-MessagesProvider',
        'ui-QueryState',
        'ui-Select',
        'ui-Stack',
        'ui-Table',
        'ui-Tabs',
        'ui-TextField',
        'ui-applyPartnerTheme',
        'ui-createMessagesWrapper',
        'ui-lazyDialog',
        'ui-partnerTheme',
        'ui-useMessages',
      ]),
    )
  })
})
