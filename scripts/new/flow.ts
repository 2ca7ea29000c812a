import type { Row } from '../fences/grid.ts'
import { addReExport, insertSorted } from './edits.ts'
import { endpointPath, newEndpoint } from './endpoint.ts'
import { camel, pascal } from './words.ts'
import type { Workshop } from './Workshop.ts'

const home = 'packages/flow-hooks'

export const flowFolder = (row: Row, name: string): string => `${home}/src/${row}/${camel(name)}`

/** Generates a hook that makes the call of its name, and its test. */
export function newFlow(workshop: Workshop, row: Row, given: string): void {
  const [name, Name] = [camel(given), pascal(given)]
  if (!workshop.has(endpointPath(row, name))) newEndpoint(workshop, row, name, true)
  const folder = flowFolder(row, name)
  workshop.write(`${folder}/use${Name}.ts`, hook(name, Name))
  workshop.write(`${folder}/use${Name}.test.ts`, hookTest(row, name, Name))
  register(workshop, row, name, Name)
}

function register(workshop: Workshop, row: Row, name: string, Name: string): void {
  const index = `${home}/src/${row}/index.ts`
  const names = [`use${Name}`, `type ${Name}`]
  const module = `./${name}/use${Name}.ts`
  if (workshop.has(index)) workshop.edit(index, text => addReExport(text, names, module))
  else workshop.write(index, `export { ${names.join(', ')} } from '${module}'\n`)
  workshop.edit(`${home}/src/index.ts`, text =>
    insertSorted(text, `export * from './${row}/index.ts'`, /^export /),
  )
  // Every hook of the package is rendered there.
  workshop.edit(`${home}/src/club/useStableVerbs.test.tsx`, text =>
    insertSorted(text, `  use${Name}: () => flows.use${Name}(),`, /^  use\w+: /),
  )
  workshop.edit(`${home}/package.json`, text => {
    const manifest = JSON.parse(text)
    const built = { types: `./dist/${row}/index.d.ts`, default: `./dist/${row}/index.js` }
    manifest.exports[`./${row}`] ??= { '@players-club/source': `./src/${row}/index.ts`, ...built }
    manifest.publishConfig.exports[`./${row}`] ??= built
    return `${JSON.stringify(manifest, null, 2)}\n`
  })
}

const hook = (name: string, Name: string) => `'use client'

import { ${name}, type ErrorMessage } from '@players-club/api-client'
import { useAction } from '../../club/action/useAction.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'

/** What \`use${Name}\` returns: how far sending is, and the verb that sends. */
export type ${Name} = {
  readonly isSending: boolean
  readonly isDone: boolean
  /** Why the last try failed. */
  readonly error: ErrorMessage | null
  submit(): void
}

/** Sends once and reports the result; after a failure it can be retried. */
export function use${Name}(): ${Name} {
  const { api } = useClub()
  const { state, submit } = useAction({
    call: (_, options) => api.call(${name}, {}, options),
  })
  return useStableVerbs({
    isSending: state.at === 'pending',
    isDone: state.at === 'done',
    error: state.at === 'failed' ? state.error : null,
    submit: () => submit(),
  })
}
`

const hookTest = (row: Row, name: string, Name: string) => `import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../../testing/index.ts'
import { use${Name} } from './use${Name}.ts'

async function shown(answers: TestClubOptions['answers']) {
  const tab = createTestClub({ answers, initial: { session: testSession() } })
  const { result } = await renderHook(() => use${Name}(), { wrapper: tab.Wrapper })
  const submit = async () => {
    result.current.submit()
    await tab.browser.settled()
  }
  const sent = () => tab.browser.server.requests.filter(each => each.name === '${row}.${name}').length
  return { result, submit, sent }
}

test('sends once, and is done when the club accepts', async () => {
  const { result, submit, sent } = await shown({ '${row}.${name}': null })
  await submit()
  await submit()
  await expect.poll(() => result.current.isDone).toBe(true)
  expect(sent()).toBe(1)
})

test('shows why the club refuses, and can be retried', async () => {
  const { result, submit, sent } = await shown({ '${row}.${name}': testProblem(500) })
  await submit()
  await expect.poll(() => result.current.error).toEqual({ key: 'error.http.500' })
  await submit()
  expect(sent()).toBe(2)
})
`
