import type { Row } from '../fences/grid.ts'
import { addReExport, insertSorted } from './edits.ts'
import { endpointPath, newEndpoint } from './endpoint.ts'
import { camel, pascal } from './words.ts'
import type { Workshop } from './Workshop.ts'

const home = 'packages/flow-hooks'

export const flowFolder = (row: Row, name: string): string => `${home}/src/${row}/${camel(name)}`

/** Generates a machine that makes the call of its name, the hook that runs it, and their tests. */
export function newFlow(workshop: Workshop, row: Row, given: string): void {
  const [name, Name] = [camel(given), pascal(given)]
  if (!workshop.has(endpointPath(row, name))) newEndpoint(workshop, row, name, true)
  const folder = flowFolder(row, name)
  workshop.write(`${folder}/${name}.machine.ts`, machine(name, Name))
  workshop.write(`${folder}/${name}.machine.test.ts`, machineTest(name))
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
  workshop.edit(`${home}/package.json`, text => {
    const manifest = JSON.parse(text)
    const built = { types: `./dist/${row}/index.d.ts`, default: `./dist/${row}/index.js` }
    manifest.exports[`./${row}`] ??= { '@players-club/source': `./src/${row}/index.ts`, ...built }
    manifest.publishConfig.exports[`./${row}`] ??= built
    return `${JSON.stringify(manifest, null, 2)}\n`
  })
}

const machine = (name: string, Name: string) => `import type { ErrorMessage } from '@players-club/api-client'
import type { Machine, Step } from '../../club/machine/Machine.ts'

export type ${Name}State =
  | { readonly at: 'idle'; readonly error: ErrorMessage | null }
  | { readonly at: 'sending' }
  | { readonly at: 'done' }

export type ${Name}Event =
  | { readonly type: 'submitted' }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly error: ErrorMessage }

export type ${Name}Effect = { readonly type: 'send' }

function transition(state: ${Name}State, event: ${Name}Event): Step<${Name}State, ${Name}Effect> {
  switch (state.at) {
    case 'idle':
      return event.type === 'submitted' ? [{ at: 'sending' }, [{ type: 'send' }]] : [state, []]
    case 'sending':
      if (event.type === 'accepted') return [{ at: 'done' }, []]
      return event.type === 'refused' ? [{ at: 'idle', error: event.error }, []] : [state, []]
    case 'done':
      return [state, []]
  }
}

/** Sends once and reports the result; after a refusal it can be retried. */
export const ${name}Machine: Machine<${Name}State, ${Name}Event, ${Name}Effect> = {
  initial: { at: 'idle', error: null },
  transition,
}
`

const machineTest = (name: string) => `import { expect, test } from 'vitest'
import { ${name}Machine } from './${name}.machine.ts'

const { initial, transition } = ${name}Machine
const sending = { at: 'sending' } as const
const done = { at: 'done' } as const
const error = { key: 'error.offline' } as const

test('sends at a submit', () => {
  expect(transition(initial, { type: 'submitted' })).toEqual([sending, [{ type: 'send' }]])
})

test('sends nothing at a second submit', () => {
  expect(transition(sending, { type: 'submitted' })).toEqual([sending, []])
  expect(transition(done, { type: 'submitted' })).toEqual([done, []])
})

test('is done after an acceptance', () => {
  expect(transition(sending, { type: 'accepted' })).toEqual([done, []])
})

test('keeps the error of a refusal until the next try', () => {
  const refused = { at: 'idle', error } as const
  expect(transition(sending, { type: 'refused', error })).toEqual([refused, []])
  expect(transition(refused, { type: 'submitted' })).toEqual([sending, [{ type: 'send' }]])
})

test('ignores an answer it does not wait for', () => {
  expect(transition(initial, { type: 'accepted' })).toEqual([initial, []])
  expect(transition(done, { type: 'refused', error })).toEqual([done, []])
})
`

const hook = (
  name: string,
  Name: string,
) => `import { ${name}, errorMessage, type ErrorMessage } from '@players-club/api-client'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useClub } from '../../club/useClub.ts'
import { ${name}Machine } from './${name}.machine.ts'

export type ${Name} = {
  readonly isSending: boolean
  readonly isDone: boolean
  /** Why the last try was refused. */
  readonly error: ErrorMessage | null
  submit(): void
}

/** Runs the flow for as long as its page is shown. */
export function use${Name}(): ${Name} {
  const { api } = useClub()
  const [state, send] = useMachine(${name}Machine, (_effect, run) =>
    run.tell(
      api.call(${name}, {}, { signal: run.signal }),
      () => ({ type: 'accepted' }),
      error => ({ type: 'refused', error: errorMessage(error) }),
    ),
  )
  return {
    isSending: state.at === 'sending',
    isDone: state.at === 'done',
    error: state.at === 'idle' ? state.error : null,
    submit: () => send({ type: 'submitted' }),
  }
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
