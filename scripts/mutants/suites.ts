import type { Suite } from './Mutant.ts'

const suiteOf =
  (name: string) =>
  (...files: string[]): Suite[] => [{ package: name, files }]

/** Test files that have to fail, by their package. */
export const models = suiteOf('packages/domain-models')
export const validation = suiteOf('packages/forms-validation')
export const client = suiteOf('packages/api-client')
export const hooks = suiteOf('packages/flow-hooks')
export const ui = suiteOf('packages/ui')
export const web = suiteOf('apps/web')
export const widgets = suiteOf('apps/lucky-lounge-embed')
export const server = suiteOf('apps/server')
export const sandbox = suiteOf('apps/sandbox')
