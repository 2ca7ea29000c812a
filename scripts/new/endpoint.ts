import type { Row } from '../fences/grid.ts'
import { insertSorted } from './edits.ts'
import { asWords, camel, kebab } from './words.ts'
import type { Workshop } from './Workshop.ts'

const home = 'packages/api-client'
const asks = /^(get|find|check|list)(?=[A-Z])/

export const endpointPath = (row: Row, name: string): string => `${home}/src/${row}/${camel(name)}.ts`

/** Generates a value of the contract in its row, the package's index and the addresses. */
export function newEndpoint(workshop: Workshop, row: Row, given: string, isCalled = false): void {
  const name = camel(given)
  const isRead = asks.test(name)
  const address = `/${row}/${kebab(name.replace(asks, ''))}`
  const ending = isCalled ? '.' : '. For other clients: our pages do not call it yet.'
  workshop.write(endpointPath(row, name), (isRead ? reading : writing)(row, name, address, ending))

  const index = `${home}/src/${row}/index.ts`
  const reExport = `export { ${name} } from './${name}.ts'`
  if (workshop.has(index)) workshop.edit(index, text => insertSorted(text, reExport, /^export /))
  else workshop.write(index, `${reExport}\n`)
  workshop.edit(`${home}/src/rows.ts`, text =>
    insertSorted(text, `export * as ${row} from './${row}/index.ts'`, /^export \* as /),
  )
  workshop.edit(`${home}/src/index.ts`, text =>
    insertSorted(text, `export * from './${row}/index.ts'`, /^export \* from /),
  )
  workshop.edit(`${home}/src/contract.test.ts`, text =>
    insertSorted(
      text,
      `    '${row}.${name}': '${isRead ? 'GET' : 'POST'} /api${address}',`,
      /^ {4}'\w+\.\w+': '(GET|POST|PUT) /,
    ),
  )
}

const reading = (
  row: Row,
  name: string,
  address: string,
  ending: string,
) => `import { integer, min, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** Returns how many ${asWords(name.replace(asks, ''))} a player has${ending} */
export const ${name} = endpoint({
  name: '${row}.${name}',
  client: 'main',
  method: 'GET',
  path: '${address}',
  answer: type({ count: min(integer(), 0) }),
  access: 'player',
})
`

const writing = (
  row: Row,
  name: string,
  address: string,
  ending: string,
) => `import { endpoint, nothing } from '../endpoint/index.ts'

/** Asks the club to ${asWords(name)} for the player${ending} */
export const ${name} = endpoint({
  name: '${row}.${name}',
  client: 'main',
  method: 'POST',
  path: '${address}',
  answer: nothing,
  access: 'player',
  effect: 'write',
})
`
