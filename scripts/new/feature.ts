import type { Row } from '../fences/grid.ts'
import { insertAfter, insertSorted } from './edits.ts'
import { endpointPath, newEndpoint } from './endpoint.ts'
import { asWords, camel, pascal, snake } from './words.ts'
import type { Workshop } from './Workshop.ts'

const home = 'apps/server'

/** Uses the sources of our packages: a checkout that was never built has nothing else. */
const migrations = ['--conditions=@players-club/source', 'node_modules/drizzle-kit/bin.cjs', 'generate']

/**
 * Generates tables, service, routes and their test for something that players have; bound to the contract, composed,
 * migrated.
 */
export function newFeature(workshop: Workshop, row: Row, given: string): void {
  const [name, Name] = [camel(given), pascal(given)]
  if (!workshop.has(endpointPath(row, `get${Name}`))) newEndpoint(workshop, row, `get${Name}`)
  const folder = `${home}/src/${row}`
  workshop.write(`${folder}/${name}.tables.ts`, tables(name))
  workshop.write(`${folder}/${name}.service.ts`, service(name, Name))
  workshop.write(`${folder}/${name}.routes.ts`, routes(row, name, Name))
  workshop.write(`${folder}/${name}.test.ts`, featureTest(name, Name))
  workshop.edit(`${home}/src/createFeatures.ts`, text => {
    const imports = [
      `import { ${name}Routes } from './${row}/${name}.routes.ts'`,
      `import { create${Name} } from './${row}/${name}.service.ts'`,
    ]
    const composed = insertAfter(
      text,
      `      ...${name}Routes(create${Name}({ database })),`,
      /^ {4}routes: \[$/,
    )
    return imports.reduce((so, line) => insertSorted(so, line, /^import .* from '\.\/\w/), composed)
  })
  workshop.run(home, process.execPath, [...migrations, '--name', snake(name)])
}

const tables = (name: string) => `import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { players } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

/** The ${asWords(name)} of each player. */
export const ${name} = pgTable(
  '${snake(name)}',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('${snake(name)}_player').on(table.playerId)],
)
`

const service = (name: string, Name: string) => `import { eq } from 'drizzle-orm'
import type { Database } from '../kernel/database/index.ts'
import { ${name} } from './${name}.tables.ts'

export interface ${Name} {
  get${Name}(playerId: string): Promise<{ count: number }>
}

/** The ${asWords(name)} of players. */
export function create${Name}({ database }: { database: Database }): ${Name} {
  return {
    get${Name}: playerId =>
      database.unitOfWork(async tx => ({ count: await tx.$count(${name}, eq(${name}.playerId, playerId)) })),
  }
}
`

const routes = (
  row: Row,
  name: string,
  Name: string,
) => `import { contract } from '@players-club/api-client/contract'
import { playerRoute, type Route } from '../kernel/http/Route.ts'
import type { ${Name} } from './${name}.service.ts'

export const ${name}Routes = (${name}: ${Name}): Route[] => [
  playerRoute(contract.${row}.get${Name}, ({ session }) => ${name}.get${Name}(session.playerId)),
]
`

const featureTest = (name: string, Name: string) => `import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { create${Name} } from './${name}.service.ts'
import { ${name} } from './${name}.tables.ts'

onPostgres('${asWords(name)}', world => {
  test('shows players only their own', async () => {
    const [own, other] = [await addPlayer(world.database), await addPlayer(world.database)]
    const createdAt = new Date('2025-03-01T18:00:00Z')
    await world.database.unitOfWork(tx =>
      tx.insert(${name}).values([own, own, other].map(playerId => ({ id: randomUUID(), playerId, createdAt }))),
    )
    const feature = create${Name}(world)
    expect(await feature.get${Name}(own)).toEqual({ count: 2 })
    expect(await feature.get${Name}(other)).toEqual({ count: 1 })
  })
})
`
