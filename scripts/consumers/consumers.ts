import { PACKAGES } from './packPackages.ts'

type Command = readonly [program: string, ...options: string[]]

/** A project of another team that installs the packages as published. */
export interface Consumer {
  readonly name: string
  /** Beside the packages, react and react-dom. */
  readonly dependencies: Readonly<Record<string, string>>
  /** Run one after the other; each has to succeed. */
  readonly commands: readonly Command[]
  /** Run after them, and not shown by the documentation site: they build the page of a partner's widget. */
  readonly widgetCommands?: readonly Command[]
  /** Serves the built page, which is then used in a browser. */
  readonly serve?: (port: string) => Command
  readonly isCommonJs?: boolean
  /** Compiles the code of the READMEs and of the documentation site too. */
  readonly compilesSnippets?: boolean
}

const types = { typescript: '^7', '@types/react': '^19', '@types/react-dom': '^19' }

export const consumers: readonly Consumer[] = [
  { name: 'node', dependencies: {}, commands: [['node', 'render.mjs']] },
  {
    name: 'vitest',
    dependencies: { vitest: '^5', jsdom: '^31', '@testing-library/react': '^16', ...types },
    commands: [
      ['tsc', '-p', '.'],
      ['vitest', 'run'],
    ],
  },
  {
    name: 'vite',
    dependencies: { vite: '^8', '@vitejs/plugin-react': '^6', ...types },
    commands: [
      ['tsc', '-p', '.'],
      ['vite', 'build'],
    ],
    widgetCommands: [
      ['tsc', '-p', 'widget'],
      ['vite', 'build', 'widget', '--base', '/widget/', '--outDir', '../dist/widget'],
    ],
    compilesSnippets: true,
    serve: port => ['vite', 'preview', '--host', '127.0.0.1', '--strictPort', '--port', port],
  },
  {
    name: 'next',
    dependencies: { next: '^16', '@types/node': '^24', ...types },
    commands: [['next', 'build']],
    serve: port => ['next', 'start', '--hostname', '127.0.0.1', '--port', port],
    isCommonJs: true,
  },
]

/** What a reader of the documentation site installs for this project: names, with a range where it has one. */
export const installedBy = ({ dependencies }: Consumer): string[] => [
  ...PACKAGES.map(name => `@players-club/${name}`),
  'react',
  'react-dom',
  ...Object.entries(dependencies).map(([name, range]) => `${name}@${range}`),
]
