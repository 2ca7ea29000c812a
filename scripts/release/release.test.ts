import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reportPath, writeReport } from '../api/report.ts'
import { PACKAGES } from '../consumers/packPackages.ts'
import { apiVerdict } from './apiVerdict.ts'
import { announcedLevel } from './changesets.ts'
import { outputChanges } from './packedOutput.ts'
import { registryEnvironment } from './startRegistry.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

test('reads the highest level that changesets announce for a package', () => {
  const texts = [
    "---\n'@players-club/ui': patch\n'@players-club/api-client': major\n---\n\n**Button**: a text.\n",
    '---\n"@players-club/ui": minor\n---\n\n@players-club/ui: major\n',
  ]
  expect(announcedLevel(texts, '@players-club/ui')).toBe('minor')
  expect(announcedLevel(texts, '@players-club/api-client')).toBe('major')
  expect(announcedLevel(texts, '@players-club/flow-hooks')).toBe('none')
})

test('a dry run keeps no setting of npm or pnpm that could name another registry', () => {
  const inherited = {
    PATH: '/bin',
    npm_config_userconfig: '/home/maintainer/.npmrc',
    npm_config_registry: 'https://registry.example/',
    NPM_CONFIG_REGISTRY: 'https://registry.example/',
    pnpm_config_registry: 'https://registry.example/',
  }
  const [url, npmrc] = ['http://127.0.0.1:4873/', '/registry/npmrc']
  expect(registryEnvironment(inherited, { url, npmrc })).toEqual({
    PATH: '/bin',
    npm_config_userconfig: npmrc,
    npm_config_registry: url,
    npm_config_provenance: 'false',
    NODE_AUTH_TOKEN: 'local',
    GIT_COMMITTER_NAME: 'release',
    GIT_COMMITTER_EMAIL: 'release@club.example',
  })
})

describe('the verdict on public APIs', () => {
  const git = (...options: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@club.example', ...options], {
      cwd: folder,
      stdio: 'ignore',
    })
  const commit = () => {
    git('add', '.')
    git('commit', '--quiet', '--message', 'A commit')
  }
  const report = (name: string, ...texts: string[]) =>
    write(
      reportPath(name),
      writeReport(
        name,
        texts.map(text => ({ name: text, text, entries: ['.'] })),
      ),
    )
  const contract = (...lines: string[]) =>
    write('packages/api-client/contract.baseline.txt', ['version 1.0.0', ...lines].join('\n'))

  /** A repository after the release of all packages, whose APIs are the constants `one` and `two`. */
  beforeEach(() => {
    git('init', '--quiet')
    for (const name of PACKAGES) {
      report(name, 'const one: 1;', 'const two: 2;')
      write(`packages/${name}/CHANGELOG.md`, '## 1.0.0')
    }
    contract('games.getGame', 'games.getGames')
    commit()
  })

  test('passes as long as nothing changed since the release', () => {
    write('README.md', 'Another commit')
    commit()
    expect(apiVerdict(folder)).toMatchObject({ isPassed: true })
  })

  test('asks for a major changeset where an export is gone, and is content with it', () => {
    report('ui', 'const one: 1;')
    commit()
    write('.changeset/minor.md', "---\n'@players-club/ui': minor\n---\n\nA text.\n")
    expect(apiVerdict(folder)).toEqual({
      isPassed: false,
      lines: [
        'public APIs: compared with the last release',
        '    @players-club/ui needs a changeset for a major version, and has changesets for a minor version only:',
        '      two is gone from “.”',
      ],
    })
    write('.changeset/major.md', "---\n'@players-club/ui': major\n---\n\nA text.\n")
    expect(apiVerdict(folder)).toMatchObject({ isPassed: true })
  })

  test('asks for a minor changeset where an export is new', () => {
    report('flow-hooks', 'const one: 1;', 'const two: 2;', 'const three: 3;')
    expect(apiVerdict(folder).lines).toContain(
      '    @players-club/flow-hooks needs a changeset for a minor version, and has no changeset:',
    )
  })

  test('asks for a major changeset where a line of the contract is gone', () => {
    contract('games.getGames')
    expect(apiVerdict(folder).lines).toContain('      the contract no longer has “games.getGame”')
  })

  test('says that a package was not compared where the history has no release of it', () => {
    rmSync(join(folder, '.git'), { recursive: true })
    expect(apiVerdict(folder).lines[0]).toMatch(/^public APIs: not compared for .*\bui\b/)
  })

  test('compares with the release that wrote the change log last', () => {
    report('ui', 'const one: 1;')
    write('packages/ui/CHANGELOG.md', '## 2.0.0')
    commit()
    expect(apiVerdict(folder)).toMatchObject({ isPassed: true })
  })
})

describe('the built output of a package', () => {
  const pack = (name: string, files: Record<string, string>, manifest: Record<string, unknown> = {}) => {
    write(`${name}/package.json`, JSON.stringify(manifest))
    for (const [path, text] of Object.entries(files)) write(`${name}/${path}`, text)
  }
  const changes = () => outputChanges(join(folder, 'before'), join(folder, 'after'))

  test('is the same where only sources, maps, comments, documents and the version differ', () => {
    const files = (word: string) => ({
      'src/index.ts': word,
      'dist/index.js': `/* ${word} */ export const one = 1; // ${word}\nexport const two = 2\n`,
      'dist/index.js.map': word,
      'dist/index.d.ts': `/** ${word} */`,
      'README.md': word,
    })
    const manifest = (version: string) => ({
      version,
      devDependencies: { vite: version },
      dependencies: { '@players-club/ui': version },
    })
    pack('before', files('old'), manifest('1.0.0'))
    pack('after', files('new'), manifest('1.1.0'))
    expect(changes()).toEqual([])
  })

  test('differs where code, styles, data, files or what a consumer installs differ', () => {
    const common = { 'dist/same.js': 'export {}' }
    pack(
      'before',
      { ...common, 'dist/index.js': 'one()', 'dist/styles.css': 'a{}', 'dist/gone.js': '' },
      { peerDependencies: { react: '>=18' } },
    )
    pack(
      'after',
      { ...common, 'dist/index.js': 'two()', 'dist/styles.css': 'b{}', 'dist/new.js': '' },
      { peerDependencies: { react: '>=19' } },
    )
    expect(changes()).toEqual([
      'dist/gone.js',
      'dist/index.js',
      'dist/new.js',
      'dist/styles.css',
      'package.json: peerDependencies',
    ])
  })
})
